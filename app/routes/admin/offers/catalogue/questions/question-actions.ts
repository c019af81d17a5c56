import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { removeQuestion } from '#studio/teaching/applications/questions/arrange-questions.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { showArranged } from '../../../record-outcome.ts';
import { placeIn, questionPage, questionsPath } from './addresses.ts';

const posts = postsBelow(questionPage, { deletion });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'programme' | 'question'>) {
  const { world, who, form } = await ownersForm('catalogue', args, questionPage);
  const outcome = await removeQuestion(world, who, { ...placeIn(args.params), version: versionFrom(form) });
  return showArranged(outcome, questionsPath(args.params.programme), 'removed');
}
