import { Form, Link } from 'react-router';
import type { loginMessages } from './login.messages.ts';
import type { MailedView } from './login-action.ts';

/** The same for every address, so that accounts cannot be enumerated. */
export function MailSent({
  words,
  what,
  email,
  name,
}: {
  words: (typeof loginMessages)['en'];
  what: MailedView;
  email: string;
  /** For new accounts. */
  name: string;
}) {
  return (
    <>
      <h1>{words.sent.headline}</h1>
      <div className="door-sheet">
        <p role="status" className="notice sunlit">
          {words.sent[what](email)}
        </p>
        <p>{words.sent.nothing}</p>
        <nav className="door-ways" aria-label={words.otherWays}>
          <Form method="post" action={`/login/another-email?tab=${what}`}>
            <input type="hidden" name="what" value={what} />
            <input type="hidden" name="email" value={email} />
            {name && <input type="hidden" name="name" value={name} />}
            <button type="submit" className="text-link">
              {words.sent.again}
            </button>
          </Form>
          <Link className="text-link" to="/login">
            {words.back}
          </Link>
        </nav>
      </div>
    </>
  );
}
