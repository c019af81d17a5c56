import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { rescheduleToEvent } from '#studio/external-calendars/settle-event-change.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/event-reschedule';
import type { CalendarsResult } from './calendars.tsx';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/events/<booking id>/reschedule`: to the time of the moved event. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, calendarsPage);
  const outcome = await rescheduleToEvent(world, who, args.params.booking);
  if (outcome.ok) throw redirect(`${path}?flash=rescheduled`, 303);
  const isMissing = outcome.refusal === 'not-found' || outcome.refusal === 'changed';
  const result: CalendarsResult = { event: isMissing ? 'no-change' : 'not-free' };
  return data(result, { status: 409 });
}
