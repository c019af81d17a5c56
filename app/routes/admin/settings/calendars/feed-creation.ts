import { data } from 'react-router';
import { actionHeaders, NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { createFeed } from '#studio/external-calendars/change-calendars.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/feed-creation';
import type { CalendarsResult } from './calendars.tsx';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);
export const headers = actionHeaders;

/** `POST /admin/settings/calendars/feed`: the page then shows the new address, once. */
export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersAction(args, calendarsPage);
  const token = await createFeed(world, who);
  if (!token) throw data(null, { status: 404 });
  const path = `/bookings/calendar/${token}.ics${language === 'da' ? '?language=da' : ''}`;
  const result: CalendarsResult = { feed: new URL(path, world.settings.siteUrl).href };
  return data(result, { headers: { 'cache-control': 'no-store' } });
}
