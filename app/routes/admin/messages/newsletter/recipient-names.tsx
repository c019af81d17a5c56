import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { useWords } from '#app/web/words.ts';
import type { ListedRecipient } from '#studio/messages/newsletter-sending/recipients.queries.ts';
import { segmentMessages } from './segment.messages.ts';

/** The first of `count` people. */
export function RecipientNames({ people, count }: { people: readonly ListedRecipient[]; count: number }) {
  const words = useWords(segmentMessages);
  if (people.length === 0) return null;
  return (
    <Disclosure summary={words.names}>
      <ul className="issue-people">
        {people.map(({ id, name, email }) => (
          <li key={id}>
            {name || <EmailAddress of={email} />}
            {name && <small> {email}</small>}
          </li>
        ))}
      </ul>
      {count > people.length && <p className="hint">{words.andMore(count - people.length)}</p>}
    </Disclosure>
  );
}
