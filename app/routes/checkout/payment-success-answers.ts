import { data, redirect } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { answerQuestions } from '#studio/orders/answers/answer-questions.ts';
import { ownPath } from '../booking/own-path.ts';
import type { Route } from './+types/payment-success-answers';
import type { AnswersProblem } from './buyer-questions.tsx';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/payment-success');

/** `POST /payment-success/answers?session=…`: the buyer's answers to the offer's questions. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const form = await readForm(request);
  const answers = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const who = await whoOf(request, context);
  const outcome = await answerQuestions(worldOf(context), who, { orderToken: session, answers });
  if (outcome.ok) {
    const here = ownPath(factsOf(context), '/payment-success');
    return redirect(`${here}?session=${encodeURIComponent(session)}&answered=yes#questions`, 303);
  }
  const faults = outcome.refusal === 'invalid' ? outcome.faults : {};
  const problem: AnswersProblem = { answers, faults };
  return data(problem, { status: outcome.refusal === 'invalid' ? 400 : 404 });
}
