import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';
import { type OwnersForm, ownersForm } from '../owners-form.ts';
import { instructorsPage } from './addresses.ts';
import type { InstructorsFlash } from './instructors.messages.ts';

export interface ArrangeProblem {
  problem: string;
}

type Action = OwnersForm<'website'> & { id: number };

/** -1 matches no row. */
export function instructorId(text: string | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/** Runs an action on one person, and shows the list, or on a refusal the page that it was pressed on. */
export async function arrangeInstructor(
  args: ActionFunctionArgs,
  page: string,
  act: (action: Action) => Promise<{ flash: InstructorsFlash } | Extract<EditOutcome, { ok: false }>>,
) {
  const action = { ...(await ownersForm('website', args, page)), id: instructorId(args.params.instructor) };
  const outcome = await act(action);
  if ('flash' in outcome) throw redirect(`${instructorsPage}?flash=${outcome.flash}`, 303);
  const { refusal, message: problem } = outcome;
  // The button is disabled at the end of the list.
  if (refusal === 'at-the-end') throw redirect(instructorsPage, 303);
  const status = refusal === 'changed-meanwhile' ? 409 : refusalStatus(refusal);
  return data<ArrangeProblem>({ problem }, { status });
}
