import { data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { Language } from '#studio/shared/language.ts';
import { type FileRefusal, fileRefusal } from '#studio/teaching/learning/files/upload.messages.ts';
import type { TypedWords } from './text-fields.tsx';

export const lessonPage = '/admin/lessons/:lesson';

export interface LessonRefusal {
  problem: string;
  refusal: string;
  texts: { typed: TypedWords; isPublished: boolean; moduleId: string } | null;
}

type Outcome = { to: string } | { refusal: string; message: string; texts?: LessonRefusal['texts'] };

export function showLessonOutcome(outcome: Outcome) {
  if ('to' in outcome) throw redirect(outcome.to, 303);
  const { message: problem, refusal, texts = null } = outcome;
  const refused: LessonRefusal = { problem, refusal, texts };
  return data(refused, { status: refusal === 'replaced' ? 409 : refusalStatus(refusal) });
}

export function refuseFile(language: Language, refusal: FileRefusal) {
  return showLessonOutcome({ refusal, message: fileRefusal(language, refusal).message });
}
