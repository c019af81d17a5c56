import type { Tx } from '#platform/db/database.ts';

interface Correction {
  orderId: string;
  formerEmail: string;
  now: Temporal.Instant;
}

export async function insertCorrection(tx: Tx, { orderId, formerEmail, now }: Correction): Promise<string> {
  const row = await tx
    .insertInto('email_corrections')
    .values({ order_id: orderId, former_email: formerEmail, corrected_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteCorrectionsBefore(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('email_corrections').where('corrected_at', '<', before).execute();
}
