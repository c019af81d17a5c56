import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { undoCancelDay } from '#studio/money/paid-bookings/cancel-day.ts';
import { ownersAction } from '../../../owners-form.ts';
import { cancelDayMessages } from './cancel-day.messages.ts';

const page = '/admin/bookings/cancel-day';

const posts = postsBelow(page, { ':cancellation/undo': undo });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function undo(args: PostArgs<'cancellation'>) {
  const { who, world, language } = await ownersAction('calendar', args, page);
  const outcome = await undoCancelDay(world, who, args.params.cancellation);
  if (outcome.ok) throw redirect(`/admin/bookings?week=${outcome.day}&flash=day-restored`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data({ problem: cancelDayMessages[language].tooLate }, { status: 409 });
}
