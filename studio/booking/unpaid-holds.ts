import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { readLimits } from '../shared/limits.ts';

export interface Holder {
  holderHash: string;
  addressHash: string | null;
  email: string;
}

/** Two requests of one address or one e-mail count one after the other, so a limit of ten is never eleven. */
export async function lockHoldCounters(tx: Tx, holder: Holder): Promise<void> {
  for (const key of [holder.addressHash && `a:${holder.addressHash}`, `e:${holder.email.toLowerCase()}`]) {
    if (key) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(tx);
  }
}

/** The hold this browser has on the hour, if its time is not up. */
export async function ownHoldAt(
  tx: Tx,
  holderHash: string,
  start: Temporal.Instant,
  overdue: Temporal.Instant,
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('bookings.holder_hash', '=', holderHash)
    .where('claims.state', '=', 'held')
    .where('claims.slot_start', '=', start)
    .where('claims.expires_at', '>', overdue)
    .executeTakeFirst();
}

/** Null: one more is allowed. */
export async function countUnpaidHolds(
  tx: Tx,
  holder: Holder,
  overdue: Temporal.Instant,
): Promise<'too-many-for-address' | 'too-many-for-email' | null> {
  const limits = await readLimits(tx);
  const held = tx
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) =>
      where.or([
        where('claims.state', '=', 'expiring'),
        where.and([where('claims.state', '=', 'held'), where('claims.expires_at', '>', overdue)]),
      ]),
    );
  const ofEmail = await held
    .where(sql`lower(bookings.email)`, '=', holder.email.toLowerCase())
    .executeTakeFirstOrThrow();
  if (ofEmail.count >= limits.unpaidHoldsPerEmail) return 'too-many-for-email';
  if (!holder.addressHash) return null;
  const ofAddress = await held
    .where('bookings.address_hash', '=', holder.addressHash)
    .executeTakeFirstOrThrow();
  return ofAddress.count >= limits.unpaidHoldsPerAddress ? 'too-many-for-address' : null;
}
