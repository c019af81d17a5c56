import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind } from '#platform/db/schema/booking.ts';
import { studentOf } from '#studio/shared/student-of.queries.ts';
import type { May } from '#studio/shared/who.ts';

export interface SessionNote {
  bookingId: string;
  kind: ClaimKind;
  start: Temporal.Instant;
  /** Who attends, where it is not the person who booked. */
  student: string | null;
  body: string;
  isShared: boolean;
  /** 0: nothing written yet. */
  version: number;
}

/** False for a booking that was erased. */
export async function isBookingWithPerson(q: Queries, bookingId: string): Promise<boolean> {
  const row = await q
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('email', '<>', '')
    .executeTakeFirst();
  return row !== undefined;
}

const notes = (q: Queries) =>
  q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('session_notes', 'session_notes.booking_id', 'bookings.id')
    .select(['bookings.id as bookingId', 'claims.slot_start as start'])
    .select(studentOf('bookings.order_id').as('student'))
    .select([
      sql<ClaimKind>`claims.kind`.as('kind'),
      sql<string>`coalesce(session_notes.body, '')`.as('body'),
      sql<boolean>`coalesce(session_notes.is_shared, false)`.as('isShared'),
      sql<number>`coalesce(session_notes.version, 0)`.as('version'),
    ]);

/** Null for anyone but the owner, and for a booking that does not exist. */
export async function noteOfSession(
  q: Queries,
  _who: May<'calendar'>,
  bookingId: string,
): Promise<SessionNote | null> {
  if (!z.guid().safeParse(bookingId).success) return null;
  return (await notes(q).where('bookings.id', '=', bookingId).executeTakeFirst()) ?? null;
}

interface OfPerson {
  emails: readonly string[];
  most: number;
  after?: number;
}

/** What the owner has written about a person's sessions, the latest session first. */
export function notesOfPerson(q: Queries, { emails, most, after = 0 }: OfPerson): Promise<SessionNote[]> {
  return notes(q)
    .where(sql<boolean>`lowercase(bookings.email) = any(${[...emails]}::text[])`)
    .where('session_notes.body', '<>', '')
    .orderBy('claims.slot_start', 'desc')
    .orderBy('bookings.id')
    .offset(after)
    .limit(most)
    .execute();
}

/** The session to write about: the latest that began, or one later on `until`'s side of midnight. */
export async function latestSession(
  q: Queries,
  { emails, until }: { emails: readonly string[]; until: Temporal.Instant },
): Promise<SessionNote | null> {
  const row = await notes(q)
    .where(sql<boolean>`lowercase(bookings.email) = any(${[...emails]}::text[])`)
    .where('claims.state', '=', 'booked')
    .where('claims.slot_start', '<', until)
    .orderBy('claims.slot_start', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes shared with a student, by booking. */
export async function sharedNotes(q: Queries, bookingIds: readonly string[]): Promise<Map<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('session_notes')
    .select(['booking_id', 'body'])
    .where('booking_id', 'in', bookingIds)
    .where('is_shared', '=', true)
    .where('body', '<>', '')
    .execute();
  return new Map(rows.map(({ booking_id, body }) => [booking_id, body]));
}
