import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { readLimits } from '#studio/shared/limits.ts';

/** Counted per network and offer; an advisory lock per network serialises the count. */
export async function hasTooManyUnpaid(
  tx: Tx,
  addressHash: string | null,
  offerIds: readonly string[],
): Promise<boolean> {
  if (!addressHash || offerIds.length === 0) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`a:${addressHash}`}, 1))`.execute(tx);
  const limits = await readLimits(tx);
  const seats = await unpaidSeats(tx, addressHash, offerIds);
  if (seats.some(({ count }) => count >= limits.unpaidSeatsPerAddress)) return true;
  const orders = await unpaidOrders(tx, addressHash, offerIds);
  return orders.some(({ count }) => count >= limits.unpaidOrdersPerAddress);
}

function unpaidSeats(tx: Tx, addressHash: string, offerIds: readonly string[]) {
  return tx
    .selectFrom('units')
    .innerJoin('orders', 'orders.id', 'units.order_id')
    .innerJoin('dates', 'dates.id', 'units.date_id')
    .select((select) => ['dates.offer_id', select.fn.countAll<number>().as('count')])
    .where('orders.address_hash', '=', addressHash)
    .where('dates.offer_id', 'in', offerIds)
    .where('units.state', 'in', ['held', 'expiring'])
    .groupBy('dates.offer_id')
    .execute();
}

function unpaidOrders(tx: Tx, addressHash: string, offerIds: readonly string[]) {
  return tx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select((select) => ['order_lines.offer_id', select.fn.countAll<number>().as('count')])
    .where('orders.address_hash', '=', addressHash)
    .where('orders.state', '=', 'open')
    .where('order_lines.offer_id', 'in', offerIds)
    .where('offers.kind', 'in', ['goods', 'print-goods'])
    .groupBy('order_lines.offer_id')
    .execute();
}
