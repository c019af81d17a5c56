import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { deleteDate } from '#studio/calendar/dates/schedule-date.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';
import { moveWaiting, removeWaiting } from '#studio/teaching/waiting-list/arrange-waiting-list.ts';
import { type OwnersForm, ownersAction, ownersForm } from '../../owners-form.ts';
import { directionFrom } from '../../read-action.ts';
import { type DateResult, dateFromForm, withMoreDays } from './date-from-form.ts';
import { datesMessages } from './dates.messages.ts';

const datePage = '/admin/dates/:date';

const posts = postsBelow(datePage, {
  deletion,
  'more-days': moreDays,
  'waiting-list/:entry/position': waitingListEntryPosition,
  'waiting-list/:entry/removal': waitingListEntryRemoval,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'date'>) {
  const { who, world, language } = await ownersAction('catalogue', args, '/admin/dates/:date');
  const isDeleted = await deleteDate(world, who, { dateId: args.params.date });
  if (isDeleted) throw redirect('/admin/dates?flash=deleted', 303);
  const text = datesMessages[language].refusals['not-deleted'];
  const result: DateResult = { typed: null, fault: { text, at: null, field: null }, clashes: [] };
  return data(result, { status: 409 });
}

/** Shows the input with more rows, and changes nothing. */
async function moreDays(args: PostArgs): Promise<DateResult> {
  const { form } = await ownersForm('catalogue', args, '/admin/dates/:date');
  return { typed: withMoreDays(dateFromForm(form)), fault: null, clashes: [] };
}

function waitingListEntryPosition(args: PostArgs<'entry'>) {
  return arrangeWaiting(args, 'moved', ({ world, who, form, dateId }) => {
    const seen = textOf(form, 'seen');
    return moveWaiting(world, who, { dateId, id: args.params.entry, direction: directionFrom(form), seen });
  });
}

type Action = OwnersForm<'catalogue'> & { dateId: string };

/** Runs an action on the waiting list and shows its outcome on the date's page. */
async function arrangeWaiting(
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

function waitingListEntryRemoval(args: PostArgs<'entry'>) {
  return arrangeWaiting(args, 'removed', ({ world, who, form, dateId }) =>
    removeWaiting(world, who, { dateId, id: args.params.entry, seen: textOf(form, 'seen') }),
  );
}
