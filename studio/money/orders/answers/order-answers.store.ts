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
