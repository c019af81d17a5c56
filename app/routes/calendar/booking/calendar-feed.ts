import { createHash } from 'node:crypto';
import { hasVersion } from '#app/web/files/etag.ts';
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
  // Weak: compression changes the bytes. A calendar app keeps the last answer to send its version.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { ...secretHeaders, 'cache-control': 'private, no-cache', etag };
  if (hasVersion(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } });
}
