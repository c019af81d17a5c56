import { useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ConflictView } from './describe-conflict.ts';

/**
 * Takes the focus when something is said: the button that was pressed may be gone, or far below on a phone. From here
 * Tab goes on to what the news is about. A send that found no line is answered by nothing, and leaves the focus alone.
 */
function useFocusWhenSaid<T extends HTMLElement>(said: unknown) {
  const news = useRef<T>(null);
  // The same may be said twice in a row, of another thing each time.
  const { key } = useLocation();
  useEffect(() => {
    if (said && key) news.current?.focus();
  }, [said, key]);
  return news;
}

/** Why nothing was done, and what stands in the way by name. Read aloud when it appears. */
export function Refused({
  title,
  text,
  items = [],
  before,
}: {
  title: string;
  text: string;
  items?: readonly ConflictView[];
  /** Before the list: 'In the way:'. */
  before?: string;
}) {
  // Each answer is another object, also when it says the same.
  const news = useFocusWhenSaid<HTMLDivElement>(useActionData());
  return (
    <div className="desk-word" ref={news} tabIndex={-1}>
      <Alert look="wrong" title={title} isNews>
        <p>{text}</p>
        {items.length > 0 && (
          <>
            {before && <p>{before}</p>}
            <ul className="in-the-way">
              {items.map(({ text: item, href }) => (
                <li key={item}>{href ? <TextLink href={href}>{item}</TextLink> : item}</li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}

/** What has just been done. */
export function Done({ text }: { text: string | null }) {
  const news = useFocusWhenSaid<HTMLParagraphElement>(text);
  return text ? (
    <p role="status" className="notice sunlit desk-word" ref={news} tabIndex={-1}>
      {text}
    </p>
  ) : null;
}
