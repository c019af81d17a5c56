import type { Tx } from '#platform/db/database.ts';

/** A later answer to the same question replaces the earlier one. */
export async function writeAnswer(
  tx: Tx,
  answer: { orderId: string; offerId: string; questionId: string; question: string; answer: string },
  at: Temporal.Instant,
): Promise<void> {
  const said = { question: answer.question, answer: answer.answer, answered_at: at };
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
