import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Point } from '#platform/limits/limits.ts';
import type { BookingInput } from '#studio/calendar/booking/booking-input.ts';
import { type BookingRules, buffersOf } from '#studio/calendar/booking-rules.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { claimedRange } from '#studio/calendar/claims.store.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Limits } from '#studio/shared/limits/limits.ts';
import { mostReserved } from '#studio/shared/limits/network-hash.ts';
import type { Holder } from './unpaid-holds.queries.ts';

export interface NewHold {
  holder: Holder;
  hour: { start: Temporal.Instant; end: Temporal.Instant };
  input: BookingInput;
  /** Null: the coach. */
  instructorId: number | null;
  language: Language;
  rules: BookingRules;
  limits: Pick<Limits, 'unpaidHoldsPerEmail' | 'unpaidHoldsPerAddress'>;
  /** Counted only for a new hold. */
  point: Point;
  expiresAt: Temporal.Instant;
  now: Temporal.Instant;
}

export type InsertedHold =
  | { outcome: 'held' | 'own'; id: string }
  | { outcome: 'taken' | 'too-many-for-email' | 'too-many-for-address' }
  | { outcome: 'too-often'; retryAt: number }
  /** The domain must end these claims first, because a payment or the owner is concerned. */
  | { outcome: 'overdue'; overdueClaims: string[] };

/** The function hold_slot_in_networks (db/migrations/0108): all locks, counts and rows of a hold in one statement. */
export async function insertHold(q: Queries, hold: NewHold): Promise<InsertedHold> {
  const { holder, hour, input, rules, limits, point, now } = hold;
  // The function divides what a network holds by its factor: one is full.
  const { rows } = await sql<InsertedHold>`
    select outcome, id, overdue_claims as "overdueClaims", retry_at as "retryAt" from hold_slot_in_networks(
      ${hour.start}, ${hour.end}, ${claimedRange(hour, buffersOf(rules))},
      ${now}, ${overdueBefore(now)}, ${hold.expiresAt},
      ${holder.holderHash}, ${holder.networks.map(({ hash }) => hash)}::text[],
      ${holder.networks.map((network) => mostReserved(network, limits.unpaidHoldsPerAddress))}::int[], ${input.email.toLowerCase()},
      ${input.name}, ${input.email}, ${input.courseId}, ${input.courseName}, ${hold.language},
      ${input.timeZone}, ${input.place},
      ${limits.unpaidHoldsPerEmail}, 1,
      ${point.keys}::text[], ${point.points}::int[], ${point.moment}, ${point.expire},
      coalesce(${hold.instructorId}::int, 1))
  `.execute(q);
  return rows[0] as InsertedHold;
}

/** The function release_hold. Null: not a plain hold any more, so that `expireClaim` decides. */
export async function releasePlainHold(
  q: Queries,
  which: { bookingId: string; holderHash: string },
  now: Temporal.Instant,
): Promise<'released' | 'not-found' | null> {
  const { rows } = await sql<{ state: 'released' | 'not-found' | null }>`
    select release_hold(${which.bookingId}, ${which.holderHash}, ${now}) as state
  `.execute(q);
  return rows[0]?.state ?? null;
}

/** Only of an own hold. */
export async function keepTimeZone(
  q: Queries,
  hold: { bookingId: string; holderHash: string; timeZone: string },
): Promise<void> {
  await q
    .updateTable('bookings')
    .set({ time_zone: hold.timeZone })
    .where('id', '=', hold.bookingId)
    .where('holder_hash', '=', hold.holderHash)
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`time_zone is distinct from ${hold.timeZone}`)
    .execute();
}
