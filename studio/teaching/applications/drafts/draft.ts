import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { applicationMessages } from '../application.messages.ts';
import type { ProgrammeId } from '../application.ts';
import {
  type ApplicationErrors,
  type ApplicationField,
  applicationBounds,
  fieldsOfProgramme,
} from '../application-input.ts';
import { answerLimits } from '../questions/additional-question.ts';
import { answerField, type TypedAnswers } from '../questions/read-answers.ts';

/** How long a draft and its link are kept. */
export const draftDays = 14;

/** Of the form, incomplete. Consent and files are not part of it. */
export type DraftFields = Partial<Record<ApplicationField, string>> & { answers?: TypedAnswers };

export type ReadDraft =
  | { ok: true; email: string; fields: DraftFields }
  | { ok: false; errors: ApplicationErrors };

/** Only the email address must be complete; nothing may be longer than what can be sent. */
export function readDraft(
  programme: ProgrammeId,
  { answers = {}, ...values }: DraftFields,
  language: Language,
): ReadDraft {
  const words = applicationMessages[language];
  const errors: ApplicationErrors = {};
  const fields: DraftFields = { answers };
  for (const name of fieldsOfProgramme(programme)) {
    const text = values[name];
    if (name === 'agreedToTerms' || text === undefined) continue;
    const { most } = applicationBounds[name];
    if (typedLength(text) > most) errors[name] = words.tooLong(most);
    fields[name] = text;
  }
  for (const [id, given] of Object.entries(answers)) {
    if (given.some((text) => typedLength(text) > answerLimits['long-text']))
      errors[answerField(id)] = words.tooLong(answerLimits['long-text']);
  }
  const email = values.email?.trim() ?? '';
  if (!isEmailAddress(email)) errors.email = words.fields.email;
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, email: withAsciiDomain(email), fields };
}
