import type { Tx } from '#platform/db/database.ts';
import { type Limits, readLimits } from '#studio/shared/limits/limits.ts';
import { type HashedNetwork, mostReserved } from '#studio/shared/limits/network-hash.ts';
import { lockNetwork } from './orders.store.ts';
import { unpaidOrders, unpaidSeats } from './unpaid-orders.queries.ts';

/** Counted per network and offer; an advisory lock on the largest network serialises the count. */
export async function hasTooManyUnpaid(
  tx: Tx,
  networks: readonly HashedNetwork[],
  offerIds: readonly string[],
): Promise<boolean> {
  const largest = networks.at(-1);
  if (!largest || offerIds.length === 0) return false;
  await lockNetwork(tx, largest.hash);
  const limits = await readLimits(tx);
  for (const network of networks) {
    if (await isFull(tx, network, { offerIds, limits })) return true;
  }
  return false;
}

async function isFull(
  tx: Tx,
  network: HashedNetwork,
  { offerIds, limits }: { offerIds: readonly string[]; limits: Limits },
): Promise<boolean> {
  const seats = await unpaidSeats(tx, network.hash, offerIds);
  if (seats.some(({ count }) => count >= mostReserved(network, limits.unpaidSeatsPerAddress))) return true;
  const orders = await unpaidOrders(tx, network.hash, offerIds);
  return orders.some(({ count }) => count >= mostReserved(network, limits.unpaidOrdersPerAddress));
}
