import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { settleCovered } from '#studio/money/settlement/settle-covered.ts';
import type { Who } from '#studio/shared/who.ts';
import { type AppliedCodes, holdCodes } from './apply-codes.ts';
import type { PaymentRefusal } from './checkout.messages.ts';
import { type OrderToWrite, writeUnpaidOrder } from './write-order.ts';

/** Rolls the order back; `openCheckout` returns the refusal. */
export class OrderRefused extends Error {
  readonly refusal: PaymentRefusal;
  constructor(refusal: PaymentRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

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
    /** Writes that need the order's id, before it is settled; a refusal undoes everything. */
    attach?: (orderId: string) => Promise<PaymentRefusal | null>;
  },
): Promise<{ settled: true }> {
  const { id: orderId } = await writeUnpaidOrder(tx, { who, write, now });
  await holdCodes(tx, { orderId, applied }, now);
  const refusal = await attach?.(orderId);
  if (refusal) throw new OrderRefused(refusal);
  const { returnTokenHash, payerHash } = write;
  await settleCovered(world, tx, { orderId, returnTokenHash, payerHash, now });
  return { settled: true };
}
