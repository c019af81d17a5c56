import { Form, Link } from 'react-router';
import { TextField } from '#app/ui/field.tsx';
import { Refusal, Submit } from './form-parts.tsx';

export interface SignInFormProps {
  words: {
    email: string;
    password: string;
    submit: string;
    submitting: string;
    failed: string;
    otherWays: string;
    forgotten: string;
    byMail: string;
  };
  /** Where to go after signing in. */
  next: string | null;
  /** Typed before, when the last try was refused. */
  email: string;
  error: string | null;
}

/** E-mail and password. Without scripts it posts and comes back; with them the page stays and the button says so. */
export function SignInForm({ words, next, email, error }: SignInFormProps) {
  return (
    <>
      <Form method="post" className="form" noValidate data-check-required>
        <Refusal title={words.failed} message={error} />
        <TextField
          name="email"
          idPrefix="login"
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          isRequired
          defaultValue={email}
        />
        <TextField
          name="password"
          idPrefix="login"
          label={words.password}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <Submit label={words.submit} busy={words.submitting} />
      </Form>
      <nav className="door-ways" aria-label={words.otherWays}>
        <Link className="text-link" to="/login?tab=reset">
          {words.forgotten}
        </Link>
        <Link className="text-link" to="/login?tab=link">
          {words.byMail}
        </Link>
      </nav>
    </>
  );
}
