import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { moveQuestion, showQuestion } from '#studio/teaching/applications/questions/arrange-questions.ts';
import { directionFrom, versionFrom, versionOf } from '../../read-action.ts';
import { questionsPage } from './addresses.ts';
import { arrangeQuestion } from './arrange-question.ts';

const posts = postsBelow(questionsPage, {
  ':question/position': position,
  ':question/visibility': visibility,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function position(args: PostArgs) {
  return arrangeQuestion(args, questionsPage, async ({ world, who, place, form }) => {
    const move = { ...place, direction: directionFrom(form), seen: versionOf(form) ?? '' };
    const outcome = await moveQuestion(world, who, move);
    return outcome.ok ? { flash: 'moved' } : outcome;
  });
}

function visibility(args: PostArgs) {
  return arrangeQuestion(args, questionsPage, async ({ world, who, place, form }) => {
    const isVisible = isChecked(form, 'show');
    const outcome = await showQuestion(world, who, { ...place, version: versionFrom(form), isVisible });
    return outcome.ok ? { flash: isVisible ? 'shown' : 'hidden' } : outcome;
  });
}
