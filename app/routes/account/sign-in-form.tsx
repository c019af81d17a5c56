import { Form, useNavigation } from 'react-router';
import { TextField } from '#app/ui/field.tsx';

export interface SignInFormProps {
  words: { email: string; password: string; submit: string; submitting: string; failed: string };
  /** Where to go after signing in. */
  next: string | null;
  /** Typed before, when the last try was refused. */
  email: string;
  error: string | null;
}

/** E-mail and password. Without scripts it posts and comes back; with them the page stays and the button says so. */
export function SignInForm({ words, next, email, error }: SignInFormProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="form" noValidate>
      {error ? (
        <div role="alert" className="notice wrong">
          <h2>{words.failed}</h2>
          <p>{error}</p>
        </div>
      ) : null}
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
      <button type="submit" className="button" disabled={isSending}>
        {isSending ? words.submitting : words.submit}
      </button>
    </Form>
  );
}
