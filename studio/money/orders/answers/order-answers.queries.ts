import type { Queries } from '#platform/db/database.ts';
import type { OfferKind, OfferQuestion } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';
import { studentMessages } from './student.messages.ts';

/** Asked without the owner's doing: who attends, and a guardian's consent. Their answers have these ids. */
export const studentQuestions = ['student', 'guardian'] as const;
export type StudentQuestion = (typeof studentQuestions)[number];

export interface AskedQuestion {
  offerId: string;
  id: string;
  kind: 'own' | StudentQuestion;
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
    .select(['offers.id', 'offers.questions', 'offers.kind'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();
  const attended = lines.find(({ kind }) => attendedKinds.has(kind));
  const asked = [
    ...lines.flatMap(({ id, questions }) => questions.map((question) => ({ offerId: id, question }))),
    ...(attended
      ? studentQuestions.map((id) => ({ offerId: attended.id, question: studentQuestion(id) }))
      : []),
  ];
  if (asked.length === 0) return [];
  const answers = await answersOfOrder(q, orderId);
  return asked.map(({ offerId, question }) => {
    const given = answers.find((answer) => answer.offerId === offerId && answer.questionId === question.id);
    return askedQuestion(offerId, { question, language, given });
  });
}

const attendedKinds: ReadonlySet<OfferKind> = new Set([
  'session',
  'pack',
  'workshop',
  'studio-day',
  'group-class',
  'programme',
  'course',
]);

function studentQuestion(id: StudentQuestion): OfferQuestion {
  return { id, en: studentMessages.en[id], da: studentMessages.da[id], isRequired: false };
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
    kind: studentQuestions.find((id) => id === question.id) ?? 'own',
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
