import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';
import { type OwnersForm, ownersForm } from '../../owners-form.ts';
import type { TypedWords } from './text-fields.tsx';

export const coursePage = '/admin/courses/:taught';

export interface CourseRefusal {
  problem: string;
  refusal: string;
  /** 'course', 'new-module', the id of a module, or `lesson-` and the id of the module of a new lesson. */
  about: string;
  typed: TypedWords | null;
  isPublished: boolean;
}

type Action = OwnersForm<'catalogue'> & { courseId: string };
type Outcome = ({ to: string } | Extract<EditOutcome, { ok: false }>) &
  Partial<Omit<CourseRefusal, 'problem'>>;

/** Runs an action on a course and shows its outcome on the course's page. */
export async function actOnCourse(args: ActionFunctionArgs, act: (action: Action) => Promise<Outcome>) {
  const action = { ...(await ownersForm('catalogue', args, coursePage)), courseId: args.params.taught ?? '' };
  const outcome = await act(action);
  if ('to' in outcome) throw redirect(outcome.to, 303);
  const { message: problem, refusal, about = '', typed = null, isPublished = false } = outcome;
  const refused: CourseRefusal = { problem, refusal, about, typed, isPublished };
  return data(refused, { status: refusalStatus(refusal, 409) });
}
