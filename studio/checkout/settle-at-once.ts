import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { settleCovered } from '#studio/settlement/settle-covered.ts';
import type { Who } from '#studio/shared/who.ts';
import { type AppliedCodes, holdCodes } from './apply-codes.ts';
import { type OrderToWrite, writeUnpaidOrder } from './write-order.ts';

/** Gift card or discount cover everything: the order is written and settled in one transaction, without a card. */
export async function settleAtOnce(
  world: World,
  tx: Tx,
  {
    who,
    write,
    applied,
    now,
    attach,
  }: {
    who: Who;
    write: OrderToWrite;
    applied: AppliedCodes;
    now: Temporal.Instant;
    /** Writes that need the order's id, before it is settled. */
    attach?: (orderId: string) => Promise<void>;
  },
): Promise<{ settled: true }> {
  const { id: orderId } = await writeUnpaidOrder(tx, { who, write, now });
  await holdCodes(tx, { orderId, applied }, now);
  await attach?.(orderId);
  await settleCovered(world, tx, { orderId, returnTokenHash: write.returnTokenHash, now });
  return { settled: true };
}
