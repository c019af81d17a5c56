import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { scheduleAnswer } from '#studio/teaching/applications/answers/schedule-answer.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { answerMessages } from './answer.messages.ts';
import type { AnswerRefused } from './answer-refused.ts';

const page = '/admin/applications/:application/preview';

const posts = postsBelow(page, { sending });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function sending(args: PostArgs<'application'>) {
  const { who, world, form, language } = await ownersForm('inbox', args, page);
  const applicationId = args.params.application;
  const words = answerMessages[language];
  try {
    const seen = { version: versionFrom(form), orderId: textOf(form, 'order') || null };
    const outcome = await scheduleAnswer(world, who, { applicationId, ...seen });
    if (outcome.ok) {
      throw redirect(`/admin/applications/${applicationId}${outcome.isCarriedOut ? '?flash=sent' : ''}`, 303);
    }
    if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
    return data<AnswerRefused>({ problem: words.problems[outcome.refusal] }, { status: 409 });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return data<AnswerRefused>({ problem: words.noAnswer }, { status: 503 });
  }
}
