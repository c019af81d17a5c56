import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { restoreEvent } from '#studio/external-calendars/settle-event-change.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/event-restoration';
import type { CalendarsResult } from './calendars.tsx';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/events/<booking id>/restoration`: the event at the time of its booking. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, calendarsPage);
  if (await restoreEvent(world, who, args.params.booking)) throw redirect(`${path}?flash=restored`, 303);
  const result: CalendarsResult = { event: 'no-change' };
  return data(result, { status: 409 });
}
