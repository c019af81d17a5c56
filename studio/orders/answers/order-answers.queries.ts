import type { Queries } from '#platform/db/database.ts';
import type { OfferQuestion } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';

export interface AskedQuestion {
  offerId: string;
  id: string;
  text: string;
  isRequired: boolean;
  /** Null: not answered yet. */
  answer: string | null;
}

/** What the offers of an order ask their buyer; an answered question stays as it was asked. */
export async function questionsOfOrder(
  q: Queries,
  orderId: string,
  language: Language,
): Promise<AskedQuestion[]> {
  const lines = await q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select(['offers.id', 'offers.questions'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();
  const asked = lines.flatMap(({ id, questions }) =>
    questions.map((question) => ({ offerId: id, question })),
  );
  if (asked.length === 0) return [];
  const answers = await answersOfOrder(q, orderId);
  return asked.map(({ offerId, question }) => {
    const given = answers.find((answer) => answer.offerId === offerId && answer.questionId === question.id);
    return askedQuestion(offerId, { question, language, given });
  });
}

function askedQuestion(
  offerId: string,
  {
    question,
    language,
    given,
  }: { question: OfferQuestion; language: Language; given: OrderAnswer | undefined },
): AskedQuestion {
  return {
    offerId,
    id: question.id,
    text: given?.question ?? question[language],
    isRequired: question.isRequired,
    answer: given?.answer ?? null,
  };
}

export interface OrderAnswer {
  offerId: string;
  questionId: string;
  question: string;
  answer: string;
}

export async function answersOfOrder(q: Queries, orderId: string): Promise<OrderAnswer[]> {
  return q
    .selectFrom('order_answers')
    .select(['offer_id as offerId', 'question_id as questionId', 'question', 'answer'])
    .where('order_id', '=', orderId)
    .orderBy('answered_at')
    .orderBy('question_id')
    .execute();
}
