import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';
import { type OwnersForm, ownersForm } from '../owners-form.ts';
import type { DateResult } from './date-from-form.ts';

export const datePage = '/admin/dates/:date';

type Action = OwnersForm<'catalogue'> & { dateId: string };

/** Runs an action on the waiting list and shows its outcome on the date's page. */
export async function arrangeWaiting(
  args: ActionFunctionArgs,
  flash: 'moved' | 'removed',
  act: (action: Action) => Promise<EditOutcome>,
) {
  const action = { ...(await ownersForm('catalogue', args, datePage)), dateId: args.params.date ?? '' };
  const outcome = await act(action);
  // The button is disabled at the end of the list.
  if (outcome.ok || outcome.refusal === 'at-the-end')
    throw redirect(`${action.path}?flash=${flash}#waiting-list`, 303);
  const { refusal, message: text } = outcome;
  const result: DateResult = { typed: null, fault: { text, at: null, field: null }, clashes: [] };
  return data(result, { status: refusalStatus(refusal, 409) });
}
