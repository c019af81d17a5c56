import type { Language } from '#studio/shared/language.ts';
import type { ProgrammeId } from './application.ts';
import { type ApplicationErrors, applicationErrors, applicationSchema } from './application-input.ts';
import type { QuestionRule } from './questions/additional-question.ts';
import { readAnswers } from './questions/read-answers.ts';

export interface Submission {
  programme: ProgrammeId;
  /** The specified fields, and optionally `answers` by the id of an additional question. */
  values: unknown;
  questions: readonly QuestionRule[];
  isForm: boolean;
}

type ReadSubmission =
  | { ok: true; fields: Record<string, string>; given: ReadonlyMap<string, readonly string[]> }
  | { ok: false; errors: ApplicationErrors };

export function readSubmission(
  { programme, values, questions, isForm }: Submission,
  language: Language,
): ReadSubmission {
  const sent = fieldsIn(values);
  const read = applicationSchema(programme, language).safeParse(sent);
  const { given, errors } = readAnswers(questions, sent.answers, { language, isForm });
  if (read.success && Object.keys(errors).length === 0)
    return { ok: true, fields: read.data as Record<string, string>, given };
  return {
    ok: false,
    errors: { ...(read.success ? {} : applicationErrors(read.error, language)), ...errors },
  };
}

function fieldsIn(values: unknown): Record<string, unknown> {
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return isObject ? (values as Record<string, unknown>) : {};
}
