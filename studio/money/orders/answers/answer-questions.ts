import type { World } from '#platform/world.ts';
import { isOrderKept } from '#studio/offers/entitlements/kept-orders.queries.ts';
import { change } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderIdByToken } from '../order-by-token.ts';
import { lockOrder } from '../orders.store.ts';
import { type AskedQuestion, questionsOfOrder } from './order-answers.queries.ts';
import { removeAnswer, writeAnswer } from './order-answers.store.ts';
import { studentMessages } from './student.messages.ts';

export const longestAnswer = 2000;

export type AnswerFault = 'missing' | 'too-long';

export type AnswerOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' }
  | { ok: false; refusal: 'invalid'; faults: Readonly<Record<string, AnswerFault>> };

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
  const orderId = await orderIdByToken(world.db.query, { token: input.orderToken, who, now });
  if (!orderId) return { ok: false, refusal: 'not-found' };
  return change(world, who, async (c): Promise<AnswerOutcome> => {
    const order = await lockOrder(c.tx, orderId);
    const isAsked = order?.state === 'authorised' || (await isOrderKept(c.tx, orderId));
    if (!isAsked) return { ok: false, refusal: 'not-found' };
    const questions = await questionsOfOrder(c.tx, orderId, who.language);
    const answered = questions.map((question) => ({
      question,
      answer: answerIn(input.answers, question, who.language),
    }));
    const hasConsent = answered.some(({ question, answer }) => question.kind === 'guardian' && answer);
    const faults = Object.fromEntries(
      answered.flatMap(({ question, answer }) => {
        const fault = faultOf(question, answer, hasConsent);
        return fault ? [[answerKey(question), fault]] : [];
      }),
    );
    if (Object.keys(faults).length > 0) return { ok: false, refusal: 'invalid', faults };
    for (const { question, answer } of answered) {
      const { offerId, id: questionId, text } = question;
      const place = { orderId, offerId, questionId };
      if (answer === '') await removeAnswer(c.tx, place);
      else await writeAnswer(c, { ...place, question: text, answer });
    }
    return { ok: true };
  });
}

/** A checked consent is stored as a word that the owner reads. */
function answerIn(
  answers: Readonly<Record<string, string>>,
  question: AskedQuestion,
  language: Language,
): string {
  const typed = (answers[answerKey(question)] ?? '').trim();
  return question.kind === 'guardian' && typed ? studentMessages[language].yes : typed;
}

/** A guardian's consent needs the name of the student it is for. */
function faultOf(
  { kind, isRequired }: AskedQuestion,
  answer: string,
  hasConsent: boolean,
): AnswerFault | null {
  if ([...answer].length > longestAnswer) return 'too-long';
  const isNeeded = isRequired || (kind === 'student' && hasConsent);
  return isNeeded && answer === '' ? 'missing' : null;
}
