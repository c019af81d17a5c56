import { Link } from 'react-router';
import type { loginMessages } from './login.messages.ts';
import type { MailedView } from './login-action.ts';

/** The same for every address, whether it has an account or not. */
export function MailSent({
  words,
  what,
  email,
}: {
  words: (typeof loginMessages)['en'];
  what: MailedView;
  email: string;
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
          <Link className="text-link" to={`/login?tab=${what}`}>
            {words.sent.again}
          </Link>
          <Link className="text-link" to="/login">
            {words.back}
          </Link>
        </nav>
      </div>
    </>
  );
}
