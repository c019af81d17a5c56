import { answerKey } from '#studio/money/orders/answers/answer-questions.ts';
import { questionsOfOrder } from '#studio/money/orders/answers/order-answers.queries.ts';
import { orderIdByToken } from '#studio/money/orders/order-by-token.ts';
import { ownPath } from '../booking/own-path.ts';
import type { Reader } from '../booking/read-widget.ts';
import type { BuyerQuestionsView } from './buyer-questions.tsx';
import type { ReturnView } from './read-return.ts';

const bought: ReadonlySet<ReturnView['kind']> = new Set([
  'booked',
  'credit',
  'programme',
  'accepted',
  'order',
]);

/** What the buyer of this order is asked; null: nothing. */
export async function readBuyerQuestions(
  { world, who, facts }: Reader,
  { session, view }: { session: string; view: ReturnView },
): Promise<BuyerQuestionsView | null> {
  if (!bought.has(view.kind)) return null;
  const q = world.db.query;
  const orderId = await orderIdByToken(q, { token: session, who, now: world.clock.now() });
  const questions = orderId ? await questionsOfOrder(q, orderId, facts.language) : [];
  if (questions.length === 0) return null;
  return {
    action: ownPath(facts, `/payment-success/answers?session=${encodeURIComponent(session)}`),
    questions: questions.map((question) => ({
      name: answerKey(question),
      kind: question.kind,
      text: question.text,
      isRequired: question.isRequired,
      answer: question.answer ?? '',
    })),
  };
}
