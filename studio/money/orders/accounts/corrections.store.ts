import type { Write } from '#studio/shared/change.ts';

type NewCorrection = { orderId: string } & (
  | { amountMinor: number; receiptNumber: number }
  | { paymentId: string }
);

export async function insertCorrection({ tx, now }: Write, correction: NewCorrection): Promise<void> {
  const amount = 'amountMinor' in correction ? correction : null;
  await tx
    .insertInto('corrections')
    .values({
      order_id: correction.orderId,
      amount_minor: amount?.amountMinor ?? null,
      receipt_number: amount?.receiptNumber ?? null,
      payment_id: 'paymentId' in correction ? correction.paymentId : null,
      corrected_at: now,
    })
    .execute();
}
