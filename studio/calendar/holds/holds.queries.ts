import type { Queries } from '#platform/db/database.ts';
import type { ClaimState } from '#platform/db/schema/booking.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';

/** Null: another browser's booking, or none. */
export async function claimOfHolder(
  q: Queries,
  which: { bookingId: string; holderHash: string },
): Promise<string | null> {
  const booking = await q
    .selectFrom('bookings')
    .select('claim_id')
    .where('id', '=', which.bookingId)
    .where('holder_hash', '=', which.holderHash)
    .executeTakeFirst();
  return booking?.claim_id ?? null;
}

export async function stateOfClaim(q: Queries, claimId: string): Promise<ClaimState> {
  const claim = await q
    .selectFrom('claims')
    .select('state')
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow();
  return claim.state;
}

/** A payment that the provider must be asked about before the hour is released. */
export async function undecidedPaymentOf(q: Queries, claimId: string): Promise<string | null> {
  const payment = await q
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.order_id', 'payments.order_id')
    .select('payments.id')
    .where('bookings.claim_id', '=', claimId)
    .where('payments.state', 'in', ['open', 'authorised', 'captured'])
    .executeTakeFirst();
  return payment?.id ?? null;
}

export async function overdueHolds(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('claims')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', overdueBefore(now))
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Null: nothing is held. */
export async function nextExpiry(q: Queries): Promise<Temporal.Instant | null> {
  const row = await q
    .selectFrom('claims')
    .select('expires_at')
    .where('state', '=', 'held')
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function expiredClaims(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('claims')
    .select('id')
    .where((is) =>
      is.or([
        is('state', '=', 'expiring'),
        is.and([is('state', '=', 'held'), is('expires_at', '<=', overdueBefore(now))]),
      ]),
    )
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}
