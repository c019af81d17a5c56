import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { activeClaimStates } from '#studio/calendar/claim.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import type { May } from '#studio/shared/who.ts';

/** Several cancellations of one person within it are one email. */
export const gatheringMinutes = 2;

/** One booking of each person. */
export async function dueAnnouncements(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('bookings')
    .select('id')
    .distinctOn('email')
    .where('cancelled_by_person_at', '<=', now.subtract({ minutes: gatheringMinutes }))
    .where('cancellation_notice', 'is', null)
    .where('email', '<>', '')
    .orderBy('email')
    .execute();
  return rows.map(({ id }) => id);
}

export interface FreedHour {
  bookingId: string;
  /** Empty: the account is deleted. */
  name: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

const shownDays = 7;
const mostShown = 20;

/** To come, cancelled by students within a week, and not taken again. */
export async function freedHours(
  q: Queries,
  _who: May<'today'>,
  now: Temporal.Instant,
): Promise<FreedHour[]> {
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id as bookingId', 'bookings.name'])
    .select(['claims.slot_start as start', 'claims.slot_end as end'])
    .where('cancelled_by_person_at', '>', now.subtract({ hours: shownDays * 24 }))
    .where('claims.state', '=', 'cancelled')
    .where('claims.slot_start', '>', now)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('claims as taken')
            .select('taken.id')
            .whereRef('taken.coach_id', '=', 'claims.coach_id')
            .where('taken.state', 'in', [...activeClaimStates])
            .where(sql<SqlBool>`taken.claimed && tstzrange(claims.slot_start, claims.slot_end)`),
        ),
      ),
    )
    .orderBy('claims.slot_start')
    .limit(mostShown)
    .execute();
}

/** Of these bookings, those that their person cancelled and the owner has no email about, or one that still waits. */
export async function unheardOf(
  q: Queries,
  emails: readonly string[],
): Promise<{ id: string; start: Temporal.Instant; end: Temporal.Instant }[]> {
  if (emails.length === 0) return [];
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('emails', 'emails.dedupe_key', 'bookings.cancellation_notice')
    .select(['bookings.id', 'claims.slot_start as start', 'claims.slot_end as end'])
    .where('cancelled_by_person_at', 'is not', null)
    .where((is) => is.or([is('cancellation_notice', 'is', null), is('emails.state', '=', 'waiting')]))
    .where(
      sql<SqlBool>`lowercase(bookings.email) = any(${emails.map((email) => email.toLowerCase())}::text[])`,
    )
    .orderBy('claims.slot_start')
    .execute();
}

export async function cancellationMoney(q: Queries, bookingId: string): Promise<MoneyOutcome> {
  const row = await q
    .selectFrom('bookings')
    .select('cancellation_money')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return (row?.cancellation_money as MoneyOutcome | null | undefined) ?? { kind: 'nothing-paid' };
}

export async function bookingsOfNotice(q: Queries, notice: string): Promise<string[]> {
  const rows = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('cancellation_notice', '=', notice)
    .orderBy('claims.slot_start')
    .execute();
  return rows.map(({ id }) => id);
}
