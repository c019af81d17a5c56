import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import type { Limits } from '#studio/shared/limits/limits.ts';
import { type HashedNetwork, mostReserved } from '#studio/shared/limits/network-hash.ts';

export interface Holder {
  holderHash: string;
  networks: readonly HashedNetwork[];
  email: string;
}

export interface UnpaidHolds {
  ownBookingId: string | null;
  ownEmail: string | null;
  /** Expired but still in the grace period: only its holder can take the hour. */
  endedOwnClaimId: string | null;
  ofEmail: number;
  isNetworkFull: boolean;
}

interface Counting {
  kind: SlotKind;
  start: Temporal.Instant;
  now: Temporal.Instant;
  limits: Pick<Limits, 'unpaidHoldsPerAddress'>;
}

/** Includes unconfirmed consultations; excludes overdue holds that cannot be paid. */
export async function unpaidHolds(
  q: Queries,
  holder: Holder,
  { kind, start, now, limits }: Counting,
): Promise<UnpaidHolds> {
  const email = holder.email.toLowerCase();
  const hashes = holder.networks.map(({ hash }) => hash);
  const most = holder.networks.map((network) => mostReserved(network, limits.unpaidHoldsPerAddress));
  const own = sql`b.holder_hash = ${holder.holderHash} and c.kind = ${kind} and c.slot_start = ${start} and c.state = 'held'`;
  const endedOwn = sql`((${own} and c.expires_at <= ${now}) is true)`;
  const { rows } = await sql<UnpaidHolds>`
    select own.*, unpaid_holds_of_networks(${hashes}::text[], ${most}::int[], ${overdueBefore(now)},
      own."endedOwnClaimId"::uuid) >= 1 as "isNetworkFull"
    from (select
      min(b.id::text) filter (where ${own} and c.expires_at > ${now}) as "ownBookingId",
      min(b.email) filter (where ${own} and c.expires_at > ${now}) as "ownEmail",
      min(c.id::text) filter (where ${endedOwn}) as "endedOwnClaimId",
      count(*) filter (where lowercase(b.email) = ${email} and not ${endedOwn}) as "ofEmail"
    from claims c join bookings b on b.claim_id = c.id
    where (c.state = 'expiring' or (c.state = 'held' and c.expires_at > ${overdueBefore(now)}))
      and (lowercase(b.email) = ${email} or b.holder_hash = ${holder.holderHash})
    ) as own
  `.execute(q);
  return (
    rows[0] ?? { ownBookingId: null, ownEmail: null, endedOwnClaimId: null, ofEmail: 0, isNetworkFull: false }
  );
}

export function limitReached(
  holds: UnpaidHolds,
  limits: Pick<Limits, 'unpaidHoldsPerEmail'>,
): 'too-many-for-address' | 'too-many-for-email' | null {
  if (holds.ofEmail >= limits.unpaidHoldsPerEmail) return 'too-many-for-email';
  return holds.isNetworkFull ? 'too-many-for-address' : null;
}
