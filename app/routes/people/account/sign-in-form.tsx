import { Form, Link } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
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
    emailLink: string;
    sending: string;
  };
  /** Where to go after signing in. */
  next: string | null;
  email: string;
  error: string | null;
  /** The password is not accepted on this device now; an emailed link is. */
  offersLink: boolean;
}

export function SignInForm({ words, next, email, error, offersLink }: SignInFormProps) {
  return (
    <>
      {offersLink ? <RefusalWithLink words={words} email={email} error={error} /> : null}
      <Form method="post" className="form" noValidate data-check-required>
        <Refusal title={words.failed} message={offersLink ? null : error} />
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
      <nav className="sign-in-alternatives cluster wide" aria-label={words.otherWays}>
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

function RefusalWithLink({ words, email, error }: Pick<SignInFormProps, 'words' | 'email' | 'error'>) {
  return (
    <div role="alert" className="notice wrong">
      <h2>{words.failed}</h2>
      <p>{error}</p>
      <PostForm to="link">
        <input type="hidden" name="email" value={email} />
        <Submit to="link" label={words.emailLink} busy={words.sending} />
      </PostForm>
    </div>
  );
}
