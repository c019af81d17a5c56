import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import type { WithdrawalInput } from './withdrawal-input.ts';

export interface NewWithdrawal extends WithdrawalInput {
  submission: string;
  language: Language;
  orderId: string | null;
}

export async function insertWithdrawal(
  { tx, now }: Write,
  withdrawal: NewWithdrawal,
): Promise<string | null> {
  const row = await tx
    .insertInto('withdrawals')
    .values({
      submission: withdrawal.submission,
      order_number: withdrawal.orderNumber,
      email: withdrawal.email,
      name: withdrawal.name,
      part: withdrawal.part,
      language: withdrawal.language,
      order_id: withdrawal.orderId,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('submission').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
