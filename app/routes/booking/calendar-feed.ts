import { secretHeaders } from '#app/web/secret-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { calendarFeed } from '#studio/calendar/external-calendars/calendar-feed.ts';
import type { Route } from './+types/calendar-feed';

/** `/bookings/calendar/<token>`: everything in the owner's calendar, for another calendar app. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const language = new URL(request.url).searchParams.get('language') === 'da' ? 'da' : 'en';
  const text = await calendarFeed(worldOf(context), params.token.replace(/\.ics$/, ''), language);
  if (text === null)
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  return new Response(text, {
    headers: { ...secretHeaders, 'content-type': 'text/calendar; charset=utf-8' },
  });
}
