import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { retryCalendar } from '#studio/external-calendars/change-calendars.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/calendar-retry';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/<id>/retry` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, calendarsPage);
  await retryCalendar(world, who, args.params.calendar);
  throw redirect(`${path}?flash=retried`, 303);
}
