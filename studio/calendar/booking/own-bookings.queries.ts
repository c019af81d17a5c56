import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import { type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import type { BookingTerms } from './change-booking.ts';

export interface OwnBooking extends BookingTerms {
  id: string;
  kind: SlotKind;
  courseName: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  place: 'online' | 'studio' | null;
  timeZone: string | null;
  isCancelled: boolean;
  isNoShow: boolean;
  /** The studio cancelled it; another time or a refund is to be chosen. */
  newTimeOfferedAt: Temporal.Instant | null;
  showsRange: boolean;
}

export type PastQuery = ListQuery<'time', never>;

const latestFirst: PastQuery = { sort: 'time', order: 'descending', filters: {}, search: '', at: null };

export async function ownBookings(
  q: Queries,
  { who, now, listQuery = latestFirst }: { who: Who; now: Temporal.Instant; listQuery?: PastQuery },
): Promise<{ upcoming: OwnBooking[]; past: ListPage<OwnBooking> }> {
  const ownRows = q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'bookings.course_name', 'bookings.place', 'bookings.time_zone'])
    .select(['bookings.no_show_at', 'claims.kind', 'claims.state', 'claims.slot_start', 'claims.slot_end'])
    .select(['bookings.notice_hours', 'bookings.max_reschedules', 'bookings.new_time_offered_at'])
    .select((is) => is('bookings.voice_range', 'is not', null).as('shows_range'))
    .where('bookings.confirmed_at', 'is not', null)
    .where((is) => isOwnRow(is, who, { email: 'bookings.email' }));
  const upcoming = await ownRows
    .where((is) =>
      is.or([
        is.and([is('claims.state', '=', 'booked'), is('claims.slot_end', '>', now)]),
        is('new_time_offered_at', 'is not', null),
      ]),
    )
    .orderBy('claims.slot_start')
    .execute();
  const pastRows = ownRows
    .where('new_time_offered_at', 'is', null)
    .where((is) => is.or([is('claims.slot_end', '<=', now), is('claims.state', '=', 'cancelled')]))
    .where('claims.state', 'in', ['booked', 'cancelled']);
  const past = await listPage(pastRows, listQuery, {
    sorts: { time: { by: sql`claims.slot_start`, kind: 'moment' } },
    id: { by: sql`bookings.id`, kind: 'uuid' },
  });
  return { upcoming: upcoming.map(rowOf), past: { ...past, rows: past.rows.map(rowOf) } };
}

export async function isOwnBooking(q: Queries, who: Who, bookingId: string): Promise<boolean> {
  if (!z.guid().safeParse(bookingId).success) return false;
  const row = await q
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where((is) => isOwnRow(is, who, { email: 'bookings.email' }))
    .executeTakeFirst();
  return row !== undefined;
}

export interface OwnHold
  extends Pick<OwnBooking, 'id' | 'courseName' | 'start' | 'end' | 'place' | 'timeZone'> {
  state: 'to-pay' | 'waiting';
  heldUntil: Temporal.Instant;
  courseId: string;
  /** When it was booked, in minor units. */
  prices: Partial<Record<Currency, number>>;
}

/** Only verified: a hold with a merely typed address is excluded. */
export async function ownHolds(q: Queries, who: Who, now: Temporal.Instant): Promise<OwnHold[]> {
  const rows = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'bookings.course_name', 'bookings.place', 'bookings.time_zone'])
    .select(['bookings.course_id', 'bookings.prices'])
    .select(['claims.state', 'claims.slot_start', 'claims.slot_end', 'claims.expires_at'])
    .where('bookings.by_link', '=', true)
    .where('claims.state', 'in', ['held', 'expiring'])
    .where((is) => is.or([is('claims.state', '=', 'expiring'), is('claims.expires_at', '>', now)]))
    .where((is) => isOwnRow(is, who, { email: 'bookings.email' }))
    .orderBy('claims.slot_start')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    courseName: row.course_name,
    start: row.slot_start,
    end: row.slot_end,
    place: row.place,
    timeZone: row.time_zone,
    state: row.state === 'held' ? 'to-pay' : 'waiting',
    heldUntil: row.expires_at ?? row.slot_start,
    courseId: row.course_id,
    prices: row.prices,
  }));
}

export async function wasOwnHold(q: Queries, who: Who, bookingId: string): Promise<boolean> {
  if (!z.guid().safeParse(bookingId).success) return false;
  const row = await q
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('by_link', '=', true)
    .where((is) => isOwnRow(is, who, { email: 'bookings.email' }))
    .executeTakeFirst();
  return row !== undefined;
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
  notice_hours: number;
  max_reschedules: number;
  new_time_offered_at: Temporal.Instant | null;
  shows_range: SqlBool;
}): OwnBooking {
  return {
    id: row.id,
    noticeHours: row.notice_hours,
    maxReschedules: row.max_reschedules,
    kind: row.kind === 'consultation' ? 'consultation' : 'session',
    courseName: row.course_name,
    start: row.slot_start,
    end: row.slot_end,
    place: row.place,
    timeZone: row.time_zone,
    isCancelled: row.state === 'cancelled',
    showsRange: Boolean(row.shows_range),
    isNoShow: row.no_show_at !== null,
    newTimeOfferedAt: row.new_time_offered_at,
  };
}
