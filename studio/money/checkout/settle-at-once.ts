import { settleCovered } from '#studio/money/settlement/settle-covered.ts';
import type { Change } from '#studio/shared/change.ts';
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
  c: Change,
  {
    write,
    applied,
    attach,
  }: {
    write: OrderToWrite;
    applied: AppliedCodes;
    /** Writes that need the order's id, before it is settled; a refusal undoes everything. */
    attach?: (orderId: string) => Promise<PaymentRefusal | null>;
  },
): Promise<{ settled: true }> {
  const { id: orderId } = await writeUnpaidOrder(c, write);
  await holdCodes(c, orderId, applied);
  const refusal = await attach?.(orderId);
  if (refusal) throw new OrderRefused(refusal);
  const { returnTokenHash, payerHash } = write;
  await settleCovered(c, { orderId, returnTokenHash, payerHash });
  return { settled: true };
}
