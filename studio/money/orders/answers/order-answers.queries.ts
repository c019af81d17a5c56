import type { Queries } from '#platform/db/database.ts';
import type { OfferKind, OfferQuestion } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';
import { studentMessages } from './student.messages.ts';

/** Asked without the owner's doing: who attends, and a guardian's consent. Their answers have these ids, as 'goal' has. */
export const studentQuestions = ['student', 'guardian'] as const;
export type StudentQuestion = (typeof studentQuestions)[number];

export interface AskedQuestion {
  offerId: string;
  id: string;
  kind: 'own' | StudentQuestion;
  isMet: boolean;
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
    ...lines.flatMap(({ id, kind, questions }) => {
      const isAsked = questions.length > 0 || !metKinds.has(kind);
      const own = isAsked ? questions : [builtInQuestion('goal')];
      return own.map((question) => ({ offerId: id, isMet: metKinds.has(kind), question }));
    }),
    ...(attended
      ? studentQuestions.map((id) => ({
          offerId: attended.id,
          isMet: metKinds.has(attended.kind),
          question: builtInQuestion(id),
        }))
      : []),
  ];
  if (asked.length === 0) return [];
  const answers = await answersOfOrder(q, orderId);
  return asked.map(({ offerId, isMet, question }) => {
    const given = answers.find((answer) => answer.offerId === offerId && answer.questionId === question.id);
    return askedQuestion(offerId, { question, isMet, language, given });
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

/** Kinds at which coach and student meet; a programme’s goals are in its application. */
const metKinds: ReadonlySet<OfferKind> = new Set([
  'session',
  'pack',
  'workshop',
  'studio-day',
  'group-class',
]);

function builtInQuestion(id: StudentQuestion | 'goal'): OfferQuestion {
  return { id, en: studentMessages.en[id], da: studentMessages.da[id], isRequired: false };
}

function askedQuestion(
  offerId: string,
  {
    question,
    isMet,
    language,
    given,
  }: { question: OfferQuestion; isMet: boolean; language: Language; given: OrderAnswer | undefined },
): AskedQuestion {
  return {
    offerId,
    id: question.id,
    kind: studentQuestions.find((id) => id === question.id) ?? 'own',
    isMet,
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
