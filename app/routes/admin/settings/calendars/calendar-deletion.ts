import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeCalendar } from '#studio/external-calendars/change-calendars.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/calendar-deletion';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, calendarsPage);
  await removeCalendar(world, who, args.params.calendar);
  throw redirect(`${path}?flash=removed`, 303);
}
