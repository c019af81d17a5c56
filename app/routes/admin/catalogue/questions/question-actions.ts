import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { removeQuestion } from '#studio/teaching/applications/questions/arrange-questions.ts';
import { versionFrom } from '../../read-action.ts';
import { questionPage } from './addresses.ts';
import { arrangeQuestion } from './arrange-question.ts';

const posts = postsBelow(questionPage, { deletion });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function deletion(args: PostArgs) {
  return arrangeQuestion(args, questionPage, async ({ world, who, place, form }) => {
    const outcome = await removeQuestion(world, who, { ...place, version: versionFrom(form) });
    return outcome.ok ? { flash: 'removed' } : outcome;
  });
}
