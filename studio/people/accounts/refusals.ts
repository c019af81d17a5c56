import { passwordLength } from '#platform/accounts/password-length.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import type { NameProblem } from '#studio/shared/person-name.ts';
import type { Who } from '#studio/shared/who.ts';
import { signInMessages } from './sign-in.messages.ts';

type Name = keyof (typeof signInMessages)['en'];
/** What else works meanwhile is part of the message. */
type Pause = 'too-many' | 'too-many-sign-ins' | 'too-many-codes';
export type SaidRefusal = Exclude<Name, Pause | 'code-required'> | NameProblem;

export interface TooMany {
  ok: false;
  refusal: 'too-many';
  message: string;
  retryAfterSeconds: number;
}

export function refused<R extends SaidRefusal>(
  { language }: Pick<Who, 'language'>,
  refusal: R,
): { ok: false; refusal: R; message: string } {
  return { ok: false, refusal, message: sentenceOf(language, refusal) };
}

export function sentenceOf(language: Who['language'], refusal: SaidRefusal): string {
  if (refusal === 'name-characters' || refusal === 'name-web-address') return nameMessages[language][refusal];
  const messages = signInMessages[language];
  if (refusal === 'short-password') return messages[refusal](passwordLength.min);
  if (refusal === 'long-password') return messages[refusal](passwordLength.max);
  return messages[refusal];
}

export function tooMany(
  { language }: Pick<Who, 'language'>,
  retryAfterSeconds: number,
  pause: Pause = 'too-many',
): TooMany {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const message = signInMessages[language][pause](minutes);
  return { ok: false, refusal: 'too-many', message, retryAfterSeconds };
}
