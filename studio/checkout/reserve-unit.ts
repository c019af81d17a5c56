import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { readLimits } from '#studio/shared/limits.ts';
import { openEditions } from '../catalogue/editions.queries.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { studioTimeZone } from '../shared/time-zone.ts';
import { takeUnits } from './units.store.ts';

/**
 * Seats come from the next open edition that has one. A workshop without an open edition is sold as a credit; a
 * programme is not sold.
 */
export async function reserveUnit(
  tx: Tx,
  entry: CatalogueEntry,
  order: { orderId: string; sessionExpiresAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<'reserved' | 'none-needed' | 'sold-out'> {
  const until = { state: 'held' as const, expiresAt: order.sessionExpiresAt };
  if (entry.grants === 'order' && entry.kind === 'goods') {
    return (await takeUnits(tx, { entryId: entry.id }, order.orderId, 1, until, now))
      ? 'reserved'
      : 'sold-out';
  }
  if (entry.grants !== 'seat') return 'none-needed';
  const today = now.toZonedDateTimeISO(studioTimeZone).toPlainDate();
  const editions = await openEditions(tx, entry.id, today);
  for (const { id: editionId } of editions) {
    if (await takeUnits(tx, { editionId }, order.orderId, 1, until, now)) return 'reserved';
  }
  return editions.length === 0 && entry.capture === 'now' ? 'none-needed' : 'sold-out';
}

/** All pieces of an order from the shelf, in the order of its lines, or none: false. The caller lets the taken ones go. */
export async function reserveStock(
  tx: Tx,
  lines: ReadonlyArray<{ entryId: string; quantity: number }>,
  order: { orderId: string; sessionExpiresAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<boolean> {
  const until = { state: 'held' as const, expiresAt: order.sessionExpiresAt };
  for (const { entryId, quantity } of lines) {
    if (!(await takeUnits(tx, { entryId }, order.orderId, quantity, until, now))) return false;
  }
  return true;
}

/** Seats and stock reserved but not paid, per address: the same bound as for hours, counted one after the other. */
export async function hasTooManyReserved(tx: Tx, addressHash: string | null): Promise<boolean> {
  if (!addressHash) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`a:${addressHash}`}, 1))`.execute(tx);
  const { count } = await tx
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('orders.address_hash', '=', addressHash)
    .where('units.state', 'in', ['held', 'expiring'])
    .executeTakeFirstOrThrow();
  return count >= (await readLimits(tx)).unpaidHoldsPerAddress;
}
