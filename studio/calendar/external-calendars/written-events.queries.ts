import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import { identitySchema } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { AccountSecret } from './open-client.ts';

/** A calendar of an account, with its address and credentials encrypted. */
export interface WrittenCalendar extends AccountSecret {
  id: string;
  address: string;
}

const calendars = (q: Queries) =>
  q
    .selectFrom('external_calendars')
    .innerJoin('caldav_accounts', 'caldav_accounts.id', 'external_calendars.account_id')
    .select([
      'external_calendars.id',
      'external_calendars.address',
      'provider',
      'caldav_accounts.credentials',
    ]);

/** The calendar to which bookings are written. */
export async function targetCalendar(q: Queries): Promise<WrittenCalendar | null> {
  return (await calendars(q).where('is_target', '=', true).executeTakeFirst()) ?? null;
}

export async function writtenCalendar(q: Queries, id: string): Promise<WrittenCalendar | null> {
  return (await calendars(q).where('external_calendars.id', '=', id).executeTakeFirst()) ?? null;
}

/** Compared before `before`, or never; after a failure only once the next try is due. */
export async function isComparisonDue(
  q: Queries,
  { before, now }: { before: Temporal.Instant; now: Temporal.Instant },
): Promise<boolean> {
  const due = await q
    .selectFrom('external_calendars')
    .select('id')
    .where('is_target', '=', true)
    .where(({ eb, or }) => or([eb('compared_at', 'is', null), eb('compared_at', '<=', before)]))
    .where(({ eb, or }) => or([eb('compare_retry_at', 'is', null), eb('compare_retry_at', '<=', now)]))
    .executeTakeFirst();
  return due !== undefined;
}

export interface BookingToWrite {
  id: string;
  name: string;
  place: 'online' | 'studio' | null;
  kind: ClaimKind;
  state: ClaimState;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

const bookings = (q: Queries) =>
  q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select([
      'bookings.id',
      'bookings.name',
      'bookings.place',
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.slot_end as end',
    ]);

export async function bookingToWrite(q: Queries, id: string): Promise<BookingToWrite | null> {
  return (await bookings(q).where('bookings.id', '=', id).executeTakeFirst()) ?? null;
}

/** Booked and not over. */
export async function bookingsToWrite(q: Queries, now: Temporal.Instant): Promise<BookingToWrite[]> {
  return bookings(q)
    .where('claims.state', '=', 'booked')
    .where('claims.slot_end', '>', now)
    .orderBy('claims.slot_start')
    .execute();
}

export interface WrittenEvent {
  bookingId: string;
  calendarId: string;
  etag: string | null;
  hash: string | null;
  start: Temporal.Instant;
  end: Temporal.Instant;
  change: 'moved' | 'deleted' | null;
  foundStart: Temporal.Instant | null;
  foundEnd: Temporal.Instant | null;
}

const events = (q: Queries) =>
  q
    .selectFrom('written_events')
    .select([
      'booking_id as bookingId',
      'calendar_id as calendarId',
      'etag',
      'content_hash as hash',
      'starts_at as start',
      'ends_at as end',
      'change',
      'found_starts_at as foundStart',
      'found_ends_at as foundEnd',
    ]);

export async function writtenEvent(q: Queries, bookingId: string): Promise<WrittenEvent | null> {
  return (await events(q).where('booking_id', '=', bookingId).executeTakeFirst()) ?? null;
}

/** Of sessions that were not over when they were written. */
export async function writtenEvents(q: Queries, now: Temporal.Instant): Promise<WrittenEvent[]> {
  return events(q).where('ends_at', '>', now).orderBy('starts_at').execute();
}

/** Changes in the other calendar that the owner has not answered. */
export async function eventChanges(
  q: Queries,
): Promise<Array<WrittenEvent & { name: string; change: 'moved' | 'deleted' }>> {
  return events(q)
    .innerJoin('bookings', 'bookings.id', 'written_events.booking_id')
    .select(['bookings.name', sql<'moved' | 'deleted'>`change`.as('change')])
    .where('change', 'is not', null)
    .orderBy('starts_at')
    .limit(50)
    .execute();
}

/** Bookings with an unanswered change in a calendar of the account. */
export async function changedBookingsOf(q: Queries, accountId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('written_events')
    .innerJoin('external_calendars', 'external_calendars.id', 'written_events.calendar_id')
    .select('booking_id as bookingId')
    .where('account_id', '=', accountId)
    .where('change', 'is not', null)
    .execute();
  return rows.map(({ bookingId }) => bookingId);
}

/** Of the events in the owner's own calendar. */
export async function ownersLanguage(q: Queries): Promise<Language> {
  const account = await q
    .selectFrom('users')
    .select('language')
    .where('role', '=', 'owner')
    .executeTakeFirst();
  const { value } = await readSetting(q, 'studio');
  return account?.language ?? identitySchema.parse(value ?? {}).ownerLanguage ?? 'en';
}
