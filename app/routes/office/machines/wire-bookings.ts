import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer, readJson } from '#app/web/answers.ts';
import { callingPage } from '#app/web/page-language.ts';
import { holdCookies } from '#app/web/session/hold-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import type { BookingRefusal } from '#studio/calendar/booking/refusals.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { shareRange } from '#studio/site/range/share-range.ts';
import { toWireBooking, type WireBooking } from './wire-booking.ts';

/** Bookings cannot be read over the wire; the response is PostgREST's. */
export function loader(): Response {
  return refusal(401, { code: '42501', message: 'permission denied for table bookings' });
}

/**
 * Wire calls 1 and 2: an insert into `bookings` in PostgREST's format. `payment_status` 'pending' requests a
 * hold, anything else a direct booking. Status, expiry and course are set by the server; a `slot_end` of another length
 * than the offer's is refused.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  if (request.method !== 'POST')
    return refusal(401, { code: '42501', message: 'permission denied for table bookings' });
  const body = await readJson(request);
  const rows = Array.isArray(body) ? body : [body];
  const row = rows[0];
  if (rows.length !== 1 || typeof row !== 'object' || row === null) {
    return refusal(400, { code: 'PGRST102', message: 'One booking as a JSON object is requested.' });
  }
  const world = worldOf(context);
  const who = {
    ...(await whoOf(request, context)),
    language: callingPage(request, world.settings.siteUrl).language,
  };
  const input = bookingInputOf(row as Record<string, unknown>);
  await refreshBusyTimes(world);
  if ((row as { payment_status?: unknown }).payment_status !== 'pending') {
    const booked = await bookDirectly(world, {
      who,
      input,
      entitlementToken: request.headers.get('x-entitlement'),
    });
    if (!booked.ok) return refused(booked);
    await shareChosenRange(world, booked.booking.id, row);
    return inserted(request, toWireBooking(booked.booking));
  }
  const held = await holdSlot(world, who, input);
  if (!held.ok) return refused(held);
  await shareChosenRange(world, held.booking.id, row);
  const answer = inserted(request, toWireBooking(held.booking));
  // `expires_at` depends on the server's clock, the time left on none.
  if (held.booking.expiresAt) {
    const left = world.clock.now().until(held.booking.expiresAt).total('milliseconds');
    answer.headers.set('x-hold-milliseconds', String(Math.ceil(left)));
  }
  for (const line of holdCookies(world.settings, held.holderToken)) answer.headers.append('set-cookie', line);
  return answer;
}

/** Only where the visitor had the choice, so that other bookings cost no statement. */
async function shareChosenRange(world: World, bookingId: string, row: object): Promise<void> {
  if ('voice_range' in row) await shareRange(world, bookingId, row.voice_range);
}

function bookingInputOf(row: Record<string, unknown>) {
  return {
    name: row.name,
    email: row.email,
    ...(row.course_id === undefined ? {} : { courseId: row.course_id }),
    slotStart: row.slot_start,
    slotEnd: row.slot_end,
    timeZone: row.time_zone,
    place: row.place,
  };
}

/** PostgREST's 201: empty, or the row on request, with the selected columns, as object or list. */
function inserted(request: Request, booking: WireBooking): Response {
  if (!/return=representation/.test(request.headers.get('prefer') ?? '')) {
    return new Response(null, { status: 201, headers: { 'cache-control': 'no-store' } });
  }
  const requested = new URL(request.url).searchParams
    .get('select')
    ?.split(',')
    .map((name) => name.trim());
  const row = Object.fromEntries(
    Object.entries(booking).filter(
      ([name]) => !requested || requested.includes('*') || requested.includes(name),
    ),
  );
  const isSingle = /application\/vnd\.pgrst\.object\+json/.test(request.headers.get('accept') ?? '');
  return jsonAnswer(isSingle ? row : [row], { status: 201 });
}

const statusOf: Record<BookingRefusal['refusal'], [status: number, code: string]> = {
  'bad-input': [400, '22023'],
  'not-offered': [400, '23514'],
  taken: [409, '23P01'],
  'too-many-for-address': [429, 'PT429'],
  'too-many-for-email': [429, 'PT429'],
  'too-often': [429, 'PT429'],
  'too-many-mails': [429, 'PT429'],
  'open-consultation': [429, 'PT429'],
  'not-allowed': [403, '42501'],
  'no-credit': [403, '42501'],
};

function refused(outcome: BookingRefusal): Response {
  const [status, code] = statusOf[outcome.refusal];
  const details = outcome.fields?.length ? outcome.fields.join(', ') : null;
  const answer = refusal(status, { code, message: outcome.message, details });
  if (status === 429) answer.headers.set('retry-after', String(outcome.retryAfterSeconds ?? 600));
  return answer;
}

function refusal(
  status: number,
  { code, message, details = null }: { code: string; message: string; details?: string | null },
): Response {
  return jsonAnswer({ code, message, details, hint: null }, { status });
}
