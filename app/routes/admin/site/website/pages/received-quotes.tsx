import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';

export interface ReceivedQuote {
  id: string;
  quote: string;
  /** Who, the consent and when. */
  about: string;
  mayShow: boolean;
}

export interface ReceivedQuotesProps {
  quotes: readonly ReceivedQuote[];
  /** Lists of quotes: `key at version`, with the page's title. */
  lists: ReadonlyArray<{ value: string; title: string }>;
  words: { heading: string; list: string; add: string; remove: string };
}

/** What students wrote after a session, to add to the draft of a page. */
export function ReceivedQuotes({ quotes, lists, words }: ReceivedQuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <section id="received" className="admin-section">
      <h2>{words.heading}</h2>
      {quotes.map(({ id, quote, about, mayShow }) => (
        <article key={id} className="stack">
          <blockquote>{quote}</blockquote>
          <p className="hint">{about}</p>
          <div className="actions">
            {mayShow && lists.length > 0 && (
              <PostForm to={`received/${id}/addition`} className="cluster">
                <label>
                  <span className="unseen">{words.list}</span>
                  <select name="list" className="input">
                    {lists.map(({ value, title }) => (
                      <option key={value} value={value}>
                        {title}
                      </option>
                    ))}
                  </select>
                </label>
                <SubmitButton isCompact isPlain label={words.add} />
              </PostForm>
            )}
            <PostForm to={`received/${id}/removal`}>
              <SubmitButton isCompact isPlain variant="ghost" label={words.remove} />
            </PostForm>
          </div>
        </article>
      ))}
    </section>
  );
}
