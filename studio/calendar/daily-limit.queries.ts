import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { BookingRules } from './booking-rules.ts';

/** Rolls back a claim that another visitor's claim left no room for. */
class DayIsFull extends Error {}

/**
 * Throws `DayIsFull` when the day of a new session has more than the owner takes. Call it last in the transaction:
 * the lock makes concurrent visitors count one after the other, and nothing else may be waited for under it.
 */
export async function refuseOverDailyLimit(
  tx: Tx,
  start: Temporal.Instant,
  { maxSessionsPerDay }: Pick<BookingRules, 'maxSessionsPerDay'>,
): Promise<void> {
  if (maxSessionsPerDay === 0) return;
  const day = studioDay(start).toString();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`day:${day}`}, 1))`.execute(tx);
  const { rows } = await sql<{ sessions: number }>`
    select count(*)::int as sessions from claims
    where kind = 'session' and state in ('held', 'expiring', 'booked')
      and (slot_start at time zone ${sql.lit(studioTimeZone)})::date = ${day}::date
  `.execute(tx);
  if ((rows[0]?.sessions ?? 0) > maxSessionsPerDay) throw new DayIsFull();
}

/** 'full': the transaction was rolled back by `refuseOverDailyLimit`. */
export async function unlessFull<T>(transaction: Promise<T>): Promise<T | 'full'> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof DayIsFull) return 'full';
    throw error;
  }
}
