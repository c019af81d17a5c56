import { z } from 'zod';
import { accountEmail } from '#platform/accounts/account-email.ts';
import { isCommonPassword } from '#platform/accounts/common-password.ts';
import { isOwnName } from '#platform/accounts/own-password.ts';
import { passwordLength } from '#platform/accounts/password-length.ts';
import { isVisibleName, personName } from '#studio/shared/person-name.ts';
import { type SaidRefusal, sentenceOf } from './refusals.ts';

const nameLength = 100;

export type PasswordProblem = 'short-password' | 'long-password' | 'common-password' | 'own-password';

/** Code points; bounded because the input is hashed. `names`: of the holder and of the studio. */
export function passwordProblem(password: string, names: readonly string[]): PasswordProblem | null {
  if ([...password].length < passwordLength.min) return 'short-password';
  if (password.length > passwordLength.max) return 'long-password';
  if (isCommonPassword(password)) return 'common-password';
  return isOwnName(password, names) ? 'own-password' : null;
}

const problem = (refusal: SaidRefusal) => ({ message: refusal });

export const nameField = z
  .string()
  .trim()
  .refine((name) => isVisibleName(name) && [...name].length <= nameLength, problem('bad-name'))
  .pipe(personName);

/** An address with letters that accounts cannot have may still receive mail, so it is not called invalid. */
function emailProblem(typed: string): 'bad-email' | 'bad-letters' {
  const asciiTwin = typed.replace(/(?<![^\s@])[^\s@]+(?=@)/u, (name) => name.replace(/[^\x20-\x7e]/gu, 'x'));
  return asciiTwin !== typed && accountEmail(asciiTwin) ? 'bad-letters' : 'bad-email';
}

export const emailField = z.string().transform((typed, context) => {
  const email = accountEmail(typed);
  if (!email) context.addIssue({ code: 'custom', ...problem(emailProblem(typed)) });
  return email ?? '';
});

/** Checks the password also where another field is invalid. */
export function signUpInput(input: unknown, studioName: string) {
  const { name = '', email = '' } = (input ?? {}) as { name?: unknown; email?: unknown };
  const names = [String(name), String(email), studioName];
  const password = z.string().superRefine((entered, context) => {
    const found = passwordProblem(entered, names);
    if (found) context.addIssue({ code: 'custom', ...problem(found) });
  });
  return z.object({ name: nameField, email: emailField, password }).safeParse(input);
}

export function fieldProblems(error: z.ZodError, language: 'da' | 'en'): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const name = String(path[0] ?? '');
    fields[name] ??= sentenceOf(language, message as SaidRefusal);
  }
  return fields;
}
