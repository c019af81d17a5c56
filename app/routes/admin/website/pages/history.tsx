import { ActionButton } from '../../action-buttons.tsx';
import type { EditedPage } from './edited-page.ts';
import type { WebsiteWords } from './website.messages.ts';

export function History({ page, words }: { page: EditedPage; words: WebsiteWords }) {
  const { versions, version } = page;
  return (
    <section className="admin-section">
      <h2>{words.history}</h2>
      {versions.length === 0 && <p>{words.noHistory}</p>}
      <ol className="page-sections">
        {versions.map(({ id, publishedAt, publishedBy }) => (
          <li key={id}>
            <p>
              {words.publishedAt(publishedAt)}, {words.by[publishedBy]}
            </p>
            <ActionButton
              to={`versions/${id}/restoration`}
              as={{ version }}
              label={`${words.restore}: ${words.publishedAt(publishedAt)}`}
              short={words.restore}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
