import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { answerQuestions } from '#studio/money/orders/answers/answer-questions.ts';
import {
  correctEmail,
  type EmailCorrection,
} from '#studio/money/settlement/email-correction/correct-email.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import type { AnswersProblem } from './buyer-questions.tsx';
import type { EmailProblem } from './confirmation-parts.tsx';

const posts = postsBelow('/payment-success', { answers, email });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

/** The buyer's answers to the offer's questions. */
async function answers({ request, context }: PostArgs) {
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const form = await readForm(request);
  const entered = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const who = await whoOf(request, context);
  const outcome = await answerQuestions(worldOf(context), who, { orderToken: session, answers: entered });
  if (outcome.ok) {
    const here = ownPath(factsOf(context), '/payment-success');
    return redirect(`${here}?session=${encodeURIComponent(session)}&answered=yes#questions`, 303);
  }
  const faults = outcome.refusal === 'invalid' ? outcome.faults : {};
  const problem: AnswersProblem = { answers: entered, faults };
  return data(problem, { status: outcome.refusal === 'invalid' ? 400 : 404 });
}

const statusOf: Record<Exclude<EmailCorrection, { ok: true }>['refusal'], number> = {
  'not-found': 404,
  'bad-email': 400,
  'other-browser': 403,
  closed: 409,
  'too-often': 429,
};

/** Corrects the address once and sends the confirmation again. */
async function email({ request, context }: PostArgs) {
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const address = textOf(await readForm(request), 'email');
  const who = await whoOf(request, context);
  const corrected = await correctEmail(worldOf(context), who, { returnToken: session, email: address });
  if (corrected.ok) {
    const here = ownPath(factsOf(context), '/payment-success');
    return redirect(`${here}?session=${encodeURIComponent(session)}`, 303);
  }
  const headers: Record<string, string> =
    corrected.refusal === 'too-often' ? { 'retry-after': String(corrected.retryAfterSeconds) } : {};
  const problem: EmailProblem = { problem: corrected.refusal, email: address };
  return data(problem, { status: statusOf[corrected.refusal], headers });
}
