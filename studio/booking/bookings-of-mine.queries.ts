import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type ListAsk, type ListPage, listPage } from '#studio/shared/list-query.ts';
import type { Who } from '#studio/shared/who.ts';
import { isMine } from '../people/mine.ts';
import { type LinkedBooking, readBooking } from './booking-by-link.queries.ts';
import type { SlotKind } from './slot.ts';
import { bookingIdFor } from './which-booking.ts';

export interface BookingOfMine {
  id: string;
  kind: SlotKind;
  courseName: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  place: 'online' | 'studio' | null;
  /** Where the visitor's own clock stands, when the browser told it. */
  timeZone: string | null;
  isCancelled: boolean;
  isNoShow: boolean;
}

/** Hours past are leafed through in one order only. */
export type PastAsk = ListAsk<'time', never>;

const latestFirst: PastAsk = { sort: 'time', order: 'descending', filters: {}, search: '', at: null };

/**
 * The hours of the person who asks: all to come, the next one first; and a page of those past or cancelled, the last one
 * first.
 */
export async function bookingsOfMine(
  q: Queries,
  who: Who,
  now: Temporal.Instant,
  ask: PastAsk = latestFirst,
): Promise<{ upcoming: BookingOfMine[]; past: ListPage<BookingOfMine> }> {
  const mine = q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'bookings.course_name', 'bookings.place', 'bookings.time_zone'])
    .select(['bookings.no_show_at', 'claims.kind', 'claims.state', 'claims.slot_start', 'claims.slot_end'])
    .where('bookings.confirmed_at', 'is not', null)
    .where((is) => isMine(is, who, { email: 'bookings.email' }));
  const upcoming = await mine
    .where('claims.state', '=', 'booked')
    .where('claims.slot_end', '>', now)
    .orderBy('claims.slot_start')
    .execute();
  const over = mine
    .where((is) => is.or([is('claims.slot_end', '<=', now), is('claims.state', '=', 'cancelled')]))
    .where('claims.state', 'in', ['booked', 'cancelled']);
  const past = await listPage(over, ask, {
    sorts: { time: { by: sql`claims.slot_start`, kind: 'moment' } },
    id: { by: sql`bookings.id`, kind: 'uuid' },
  });
  return { upcoming: upcoming.map(rowOf), past: { ...past, rows: past.rows.map(rowOf) } };
}

function rowOf(row: {
  id: string;
  course_name: string;
  place: 'online' | 'studio' | null;
  time_zone: string | null;
  no_show_at: Temporal.Instant | null;
  kind: string;
  state: string;
  slot_start: Temporal.Instant;
  slot_end: Temporal.Instant;
}): BookingOfMine {
  return {
    id: row.id,
    kind: row.kind === 'consultation' ? 'consultation' : 'session',
    courseName: row.course_name,
    start: row.slot_start,
    end: row.slot_end,
    place: row.place,
    timeZone: row.time_zone,
    isCancelled: row.state === 'cancelled',
    isNoShow: row.no_show_at !== null,
  };
}

/** One booking with what may be changed about it. Null: not there, or not theirs. */
export async function bookingOfMine(
  world: World,
  who: Who,
  bookingId: string,
): Promise<LinkedBooking | null> {
  const id = await bookingIdFor(world, who, { bookingId });
  return id ? readBooking(world, who, id) : null;
}
