import { Link } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { Refusal, Submit } from './form-parts.tsx';
import type { loginMessages } from './login.messages.ts';

export interface LinkFormProps {
  view: 'reset' | 'link';
  words: (typeof loginMessages)['en'];
  email: string;
  error: string | null;
  /** A network error, not an invalid address. */
  isConnectionError: boolean;
}

/** Requests a password reset or a sign-in link. */
export function LinkForm({ view, words, email, error, isConnectionError }: LinkFormProps) {
  const texts = words[view];
  return (
    <>
      <h1>{texts.headline}</h1>
      <p className="lead">{texts.lead}</p>
      <div className="door-sheet">
        <PostForm to={view} className="form" noValidate>
          <Refusal title={words.notSent} message={error} />
          <TextField
            name="email"
            idPrefix={view}
            label={words.email}
            error={isConnectionError ? null : error}
            type="email"
            autoComplete="username"
            inputMode="email"
            isRequired
            defaultValue={email}
          />
          <Submit to={view} label={texts.submit} busy={words.sending} />
        </PostForm>
        <p>
          <Link className="text-link" to="/login">
            {words.back}
          </Link>
        </p>
      </div>
    </>
  );
}
