import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import type { ConflictView } from './calendar/bookings/describe-conflict.ts';

/** The pressed button may be gone. A network error has no action data and keeps the focus. */
function useFocusOnMessage<T extends HTMLElement>(message: unknown) {
  const notice = useRef<T>(null);
  // The same text may appear again for another item.
  const { key } = useLocation();
  useEffect(() => {
    if (message && key) notice.current?.focus();
  }, [message, key]);
  return notice;
}

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
  // Every response is a new object, also with the same text.
  const notice = useFocusOnMessage<HTMLDivElement>(useActionResult());
  return (
    <div className="admin-notice" ref={notice} tabIndex={-1}>
      <Alert variant="wrong" title={title} isNews>
        <p>{text}</p>
        {items.length > 0 && (
          <>
            {before && <p>{before}</p>}
            <ul className="obstacle stack tight">
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

export function Done({ text }: { text: string | null }) {
  const notice = useFocusOnMessage<HTMLParagraphElement>(text);
  return text ? (
    <p role="status" className="notice sunlit admin-notice" ref={notice} tabIndex={-1}>
      {text}
    </p>
  ) : null;
}
