import { data, redirect, redirectDocument } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { draftAnswer } from '#studio/teaching/applications/answers/draft-answer.ts';
import { undoAnswer } from '#studio/teaching/applications/answers/undo-answer.ts';
import { isInstalmentCount } from '#studio/teaching/applications/application.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { answerMessages } from './answers/answer.messages.ts';
import type { AnswerRefused } from './answers/answer-refused.ts';

const page = '/admin/applications/:application';

const posts = postsBelow(page, { answer, undo });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

const longestReturned = 10_000;

/** A full page load, because only the preview's policy allows its frame. */
async function answer(args: PostArgs<'application'>) {
  const { who, world, path, form, language } = await ownersForm('inbox', args, page);
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
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const words = answerMessages[language];
  const stored = outcome.refusal === 'changed' && outcome.stored ? ` ${words.stored(outcome.stored)}` : '';
  const refused: AnswerRefused = {
    problem: words.problems[outcome.refusal] + stored,
    typed: { personalLine, instalments },
  };
  return data(refused, { status: outcome.refusal === 'too-long' ? 400 : 409 });
}

async function undo(args: PostArgs<'application'>) {
  const { who, world, path, language } = await ownersAction('inbox', args, page);
  const outcome = await undoAnswer(world, who, { applicationId: args.params.application });
  if (outcome.ok) throw redirect(`${path}?flash=undone`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data<AnswerRefused>({ problem: answerMessages[language].problems['too-late'] }, { status: 409 });
}
