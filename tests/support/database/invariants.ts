import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

type Count = ReturnType<typeof sql<{ count: number }>>;

export async function count(db: Database, query: Count): Promise<number> {
  return Number((await query.execute(db.query)).rows[0]?.count);
}

export const deadlocks = sql<{ count: number }>`
  select deadlocks as count from pg_stat_database where datname = current_database()`;

export const overlappingPairs = sql<{ count: number }>`
  select count(*) as count from claims a join claims b on a.id < b.id and a.claimed && b.claimed
  where a.state in ('held', 'expiring', 'booked', 'blocked') and b.state in ('held', 'expiring', 'booked', 'blocked')`;

export const receiptGaps = sql<{
  count: number;
}>`select coalesce(max(number), 0) - count(*) as count from receipts`;

/** Bookings whose payment is captured and not refunded, although the slot is not theirs. */
export const capturedForNothing = sql<{ id: string }>`
  select b.id from payments p join bookings b on b.order_id = p.order_id join claims c on c.id = b.claim_id
  where p.state = 'captured' and c.state not in ('booked', 'cancelled')
    and not exists (select 1 from refunds r where r.payment_id = p.id)`;

/** Of these booking ids those without a claim, or whose claim is in none of the states. */
export async function missingBookings(
  db: Database,
  ids: Iterable<string>,
  states?: readonly string[],
): Promise<string[]> {
  const wanted = [...ids];
  if (wanted.length === 0) return [];
  const rows = await db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'claims.state'])
    .where('bookings.id', 'in', wanted)
    .execute();
  const found = new Set(rows.filter(({ state }) => !states || states.includes(state)).map(({ id }) => id));
  return wanted.filter((id) => !found.has(id));
}
