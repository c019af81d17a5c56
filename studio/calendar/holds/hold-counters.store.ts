import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Holder } from './unpaid-holds.queries.ts';

/** Serialises counting. Lock order: network before email, to avoid deadlocks. */
export async function lockHoldCounters(tx: Tx, holder: Pick<Holder, 'email' | 'networks'>): Promise<void> {
  const network = holder.networks.at(-1);
  const address = `a:${network?.hash}`;
  const email = `e:${holder.email.toLowerCase()}`;
  await (network
    ? sql`select pg_advisory_xact_lock(hashtextextended(${address}, 1)), pg_advisory_xact_lock(hashtextextended(${email}, 1))`
    : sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`
  ).execute(tx);
}
