import { redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { chooseTargetCalendar } from '#studio/external-calendars/change-accounts.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/calendar-target';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/target`: the calendar to which bookings are written; '' for none. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, calendarsPage);
  await chooseTargetCalendar(world, who, textOf(form, 'calendar') || null);
  throw redirect(`${path}?flash=chosen`, 303);
}
