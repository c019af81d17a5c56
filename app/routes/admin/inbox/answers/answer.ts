import { data, redirectDocument } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { draftAnswer } from '#studio/applications/answers/draft-answer.ts';
import { isInstalmentCount } from '#studio/applications/application.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/answer';
import { answerMessages } from './answer.messages.ts';
import type { AnswerRefused } from './answer-refused.ts';

const page = '/admin/applications/:application';
const longestReturned = 10_000;

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/applications/<id>/answer`. A full page load, because only the preview's policy allows its frame. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form, language } = await ownersForm(args, page);
  const personalLine = textOf(form, 'personalLine').slice(0, longestReturned);
  const parts = Number(textOf(form, 'instalments') || '1');
  const instalments = isInstalmentCount(parts) ? parts : 1;
  const outcome = await draftAnswer(world, who, {
    applicationId: args.params.application,
    version: versionFrom(form),
    answer: textOf(form, 'answer') === 'decline' ? 'decline' : 'accept',
    instalments,
    personalLine,
  });
  if (outcome.ok) throw redirectDocument(`${path}/preview`, 303);
  if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
  const words = answerMessages[language];
  const stored = outcome.refusal === 'changed' && outcome.stored ? ` ${words.stored(outcome.stored)}` : '';
  const refused: AnswerRefused = {
    problem: words.problems[outcome.refusal] + stored,
    typed: { personalLine, instalments },
  };
  return data(refused, { status: outcome.refusal === 'too-long' ? 400 : 409 });
}
