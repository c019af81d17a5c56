import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderIdByToken } from '../order-by-token.ts';
import { lockOrder } from '../orders.store.ts';
import { type AskedQuestion, questionsOfOrder } from './order-answers.queries.ts';
import { writeAnswer } from './order-answers.store.ts';

export const longestAnswer = 2000;

export type AnswerFault = 'missing' | 'too-long';

export type AnswerOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' }
  | { ok: false; refusal: 'invalid'; faults: Readonly<Record<string, AnswerFault>> };

/** Names a question in a form. */
export function answerKey({ offerId, id }: Pick<AskedQuestion, 'offerId' | 'id'>): string {
  return `${offerId}.${id}`;
}

/** The buyer's answers, by the secret of the paid order. Sending them twice has one effect. */
export async function answerQuestions(
  world: World,
  who: Who,
  input: { orderToken: string; answers: Readonly<Record<string, string>> },
): Promise<AnswerOutcome> {
  const now = world.clock.now();
  const orderId = await orderIdByToken(world.db.query, input.orderToken, now);
  if (!orderId) return { ok: false, refusal: 'not-found' };
  return world.db.transaction(async (tx): Promise<AnswerOutcome> => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'paid' && order?.state !== 'authorised') return { ok: false, refusal: 'not-found' };
    const questions = await questionsOfOrder(tx, orderId, who.language);
    const answered = questions.map((question) => ({
      question,
      answer: (input.answers[answerKey(question)] ?? '').trim(),
    }));
    const faults = Object.fromEntries(
      answered.flatMap(({ question, answer }) => {
        const fault = faultOf(question, answer);
        return fault ? [[answerKey(question), fault]] : [];
      }),
    );
    if (Object.keys(faults).length > 0) return { ok: false, refusal: 'invalid', faults };
    for (const { question, answer } of answered) {
      if (answer === '') continue;
      const { offerId, id: questionId, text } = question;
      await writeAnswer(tx, { orderId, offerId, questionId, question: text, answer }, now);
    }
    return { ok: true };
  });
}

function faultOf({ isRequired }: AskedQuestion, answer: string): AnswerFault | null {
  if ([...answer].length > longestAnswer) return 'too-long';
  return isRequired && answer === '' ? 'missing' : null;
}
