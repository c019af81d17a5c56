import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { passwordLength } from '#platform/accounts/password-length.ts';
import { Refusal, Submit } from './form-parts.tsx';
import type { loginMessages } from './login.messages.ts';

export interface SignUpFormProps {
  words: (typeof loginMessages)['en'];
  prefix: string;
  name: string;
  email: string;
  /** The form's own error, and those of its fields. */
  error: string | null;
  fields: Readonly<Record<string, string>>;
}

/** The account is activated by the emailed link. */
export function SignUpForm({ words, prefix, name, email, error, fields }: SignUpFormProps) {
  const { signUp } = words;
  const errorOf = (field: string) => fields[field] ?? null;
  const firstProblem = Object.values(fields)[0] ?? null;
  return (
    <>
      <p className="lead">{signUp.lead}</p>
      <PostForm to="sign-up" className="form" noValidate>
        <Refusal title={signUp.failed} message={error ?? firstProblem} />
        <TextField
          name="name"
          idPrefix="sign-up"
          label={words.name}
          error={errorOf('name')}
          autoComplete="name"
          isRequired
          defaultValue={name}
        />
        <TextField
          name="email"
          idPrefix="sign-up"
          label={words.email}
          error={errorOf('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          isRequired
          defaultValue={email}
        />
        <TextField
          name="password"
          idPrefix="sign-up"
          label={words.password}
          hint={words.passwordHint(passwordLength.min)}
          error={errorOf('password')}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <Submit to="sign-up" label={signUp.submit} busy={signUp.submitting} />
      </PostForm>
      <p>
        {signUp.noNeed}{' '}
        <a className="text-link" href={`${prefix}/private-coaching/book`}>
          {signUp.book}
        </a>
      </p>
    </>
  );
}
