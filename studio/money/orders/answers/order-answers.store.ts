import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';

/** A later answer to the same question replaces the earlier one. */
export async function writeAnswer(
  { tx, now }: Write,
  answer: { orderId: string; offerId: string; questionId: string; question: string; answer: string },
): Promise<void> {
  const said = { question: answer.question, answer: answer.answer, answered_at: now };
  await tx
    .insertInto('order_answers')
    .values({
      order_id: answer.orderId,
      offer_id: answer.offerId,
      question_id: answer.questionId,
      ...said,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'offer_id', 'question_id']).doUpdateSet({ ...said }),
    )
    .execute();
}

export async function removeAnswer(
  tx: Tx,
  { orderId, offerId, questionId }: { orderId: string; offerId: string; questionId: string },
): Promise<void> {
  await tx
    .deleteFrom('order_answers')
    .where('order_id', '=', orderId)
    .where('offer_id', '=', offerId)
    .where('question_id', '=', questionId)
    .execute();
}
