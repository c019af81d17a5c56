import type { Tx } from '#platform/db/database.ts';

type NewCorrection = { orderId: string } & (
  | { amountMinor: number; receiptNumber: number }
  | { paymentId: string }
);

export async function insertCorrection(
  tx: Tx,
  correction: NewCorrection,
  now: Temporal.Instant,
): Promise<void> {
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
