import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { TextChange } from '#studio/site/pages/page-changes.ts';
import type { EditedPage } from '../pages/edited-page.ts';
import type { WebsiteWords } from '../pages/website.messages.ts';
import { type ReviewWords, reviewMessages } from './review.messages.ts';

interface ReviewProps {
  page: EditedPage;
  words: WebsiteWords;
}

const sectionOf = (key: string, at: number) => `/admin/website/${key}/sections/${at}`;

/** What is missing is mentioned before the buttons; it prevents nothing. */
export function ReviewNotes({ page, words }: ReviewProps) {
  const { key, review, state, language } = page;
  const own = reviewMessages[language];
  if (!review || countNotes(page) === 0) return null;
  const { placeholders, samples, links } = review;
  return (
    <div className="review-notes">
      <h3>{own.notes}</h3>
      <ul>
        {state.outdated.map((each) => (
          <li key={each}>{words.noteOutdated[each]}</li>
        ))}
        {state.withoutAlt > 0 && <li>{words.noteAlt(state.withoutAlt)}</li>}
        {placeholders.length > 0 && (
          <li>
            {own.placeholders}:{' '}
            {placeholders.map(({ at, name }, index) => (
              <span key={at}>
                {index > 0 && ', '}
                <TextLink href={sectionOf(key, at)}>{name}</TextLink>
              </span>
            ))}
          </li>
        )}
        {samples > 0 && (
          <li>
            <TextLink href="/admin/lists">{own.samples(samples)}</TextLink>
          </li>
        )}
        {links.map(({ label, href, reason }) => (
          <li key={href}>{own.links[reason](label, href)}</li>
        ))}
      </ul>
    </div>
  );
}

export function countNotes({ state, review }: Pick<EditedPage, 'state' | 'review'>): number {
  if (!review) return 0;
  const { placeholders, samples, links } = review;
  const rest = [state.withoutAlt, placeholders.length, samples].filter((count) => count > 0).length;
  return state.outdated.length + rest + links.length;
}

export function countChanges({ review }: Pick<EditedPage, 'review'>): number {
  return review ? review.changes.length + review.removed.length + (review.isReordered ? 1 : 0) : 0;
}

export function Changes({ page }: Pick<ReviewProps, 'page'>) {
  const { key, review, language } = page;
  const own = reviewMessages[language];
  if (!review?.since) return null;
  const removed = review.removed.map((name, index) => ({ name, id: `${index} ${name}` }));
  return (
    <ul className="review-changes">
      {review.changes.map(({ at, name, isNew, text, outdated }) => (
        <li key={at}>
          <h3>
            <TextLink href={sectionOf(key, at)}>{name}</TextLink>
          </h3>
          {isNew && <p>{own.isNew}</p>}
          {text && <ChangedText text={text} words={own} />}
          {outdated.map((each) => (
            <p className="cluster apart" key={each}>
              <span>{own.notUpdated[each]}</span>
              <TextLink href={`${sectionOf(key, at)}#text-${each}`}>{own.edit[each]}</TextLink>
            </p>
          ))}
        </li>
      ))}
      {removed.map(({ name, id }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{own.removed}</p>
        </li>
      ))}
      {review.isReordered && (
        <li>
          <p>{own.reordered}</p>
        </li>
      )}
    </ul>
  );
}

function ChangedText({ text, words }: { text: TextChange; words: ReviewWords }) {
  const { before, removed, added, after } = text;
  return (
    <p className="review-text">
      {before}
      {removed && (
        <del>
          <span className="unseen">{words.was}: </span>
          {removed}
        </del>
      )}{' '}
      {added && (
        <ins>
          <span className="unseen">{words.is}: </span>
          {added}
        </ins>
      )}{' '}
      {after}
    </p>
  );
}
