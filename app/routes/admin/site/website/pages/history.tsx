import { ActionButton } from '../../../action-buttons.tsx';
import type { EditedPage } from './edited-page.ts';
import type { WebsiteWords } from './website.messages.ts';

/** The latest publication is what visitors see, unless the page was unpublished: there is nothing to restore. */
export function History({ page, words }: { page: EditedPage; words: WebsiteWords }) {
  const { versions, version } = page;
  const isPublic = page.own?.isPublic ?? true;
  return (
    <section className="admin-section">
      <h2>{words.history}</h2>
      {versions.length === 0 && <p>{words.noHistory}</p>}
      <ol className="page-sections">
        {versions.map(({ id, name, publishedAt, publishedBy }, place) => (
          <li key={id}>
            {name && <p>{name}</p>}
            <p className={name ? 'hint' : undefined}>
              {words.publishedAt(publishedAt)}, {words.by[publishedBy]}
            </p>
            {isPublic && place === 0 ? (
              <p className="hint">{words.seenNow}</p>
            ) : (
              <ActionButton
                to={`versions/${id}/restoration`}
                as={{ version }}
                label={`${words.restore}: ${words.publishedAt(publishedAt)}`}
                short={words.restore}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
