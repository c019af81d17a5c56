import type { Tx } from '#platform/db/database.ts';
import { countFreeUnits } from '#studio/offers/inventory/units.queries.ts';
import { addFreeUnits, dropFreeUnits, lockPool } from '#studio/offers/inventory/units.store.ts';

/** Reserved, paid and sent pieces are untouched. Takes the pool's lock, as buyers do. */
export async function setStock(
  tx: Tx,
  { offerId, pieces }: { offerId: string; pieces: number },
  now: Temporal.Instant,
): Promise<void> {
  await lockPool(tx, { offerId });
  const count = await countFreeUnits(tx, offerId);
  if (pieces > count) await addFreeUnits(tx, { offerId, pieces: pieces - count }, now);
  if (pieces < count) await dropFreeUnits(tx, offerId, count - pieces);
}
