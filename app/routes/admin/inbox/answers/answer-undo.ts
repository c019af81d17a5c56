import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { undoAnswer } from '#studio/applications/answers/undo-answer.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/answer-undo';
import { answerMessages } from './answer.messages.ts';
import type { AnswerRefused } from './answer-refused.ts';

const page = '/admin/applications/:application';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/applications/<id>/undo` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, language } = await ownersAction(args, page);
  const outcome = await undoAnswer(world, who, { applicationId: args.params.application });
  if (outcome.ok) throw redirect(`${path}?flash=undone`, 303);
  if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
  return data<AnswerRefused>({ problem: answerMessages[language].problems['too-late'] }, { status: 409 });
}
