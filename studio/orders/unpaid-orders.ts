import type { Tx } from '#platform/db/database.ts';
import { readLimits } from '#studio/shared/limits/limits.ts';
import { lockAddress } from './orders.store.ts';
import { unpaidOrders, unpaidSeats } from './unpaid-orders.queries.ts';

/** Counted per network and offer; an advisory lock per network serialises the count. */
export async function hasTooManyUnpaid(
  tx: Tx,
  addressHash: string | null,
  offerIds: readonly string[],
): Promise<boolean> {
  if (!addressHash || offerIds.length === 0) return false;
  await lockAddress(tx, addressHash);
  const limits = await readLimits(tx);
  const seats = await unpaidSeats(tx, addressHash, offerIds);
  if (seats.some(({ count }) => count >= limits.unpaidSeatsPerAddress)) return true;
  const orders = await unpaidOrders(tx, addressHash, offerIds);
  return orders.some(({ count }) => count >= limits.unpaidOrdersPerAddress);
}
