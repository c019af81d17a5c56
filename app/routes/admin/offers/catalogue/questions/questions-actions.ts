import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { moveQuestion, showQuestion } from '#studio/teaching/applications/questions/arrange-questions.ts';
import { ownersForm } from '../../../owners-form.ts';
import { directionFrom, versionFrom, versionOf } from '../../../read-action.ts';
import { showArranged } from '../../../record-outcome.ts';
import { placeIn, questionsPage, questionsPath } from './addresses.ts';

const posts = postsBelow(questionsPage, {
  ':question/position': position,
  ':question/visibility': visibility,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function position(args: PostArgs<'programme' | 'question'>) {
  const { world, who, form } = await ownersForm('catalogue', args, questionsPage);
  const move = { ...placeIn(args.params), direction: directionFrom(form), seen: versionOf(form) ?? '' };
  const outcome = await moveQuestion(world, who, move);
  return showArranged(outcome, questionsPath(args.params.programme), 'moved');
}

async function visibility(args: PostArgs<'programme' | 'question'>) {
  const { world, who, form } = await ownersForm('catalogue', args, questionsPage);
  const isVisible = isChecked(form, 'show');
  const input = { ...placeIn(args.params), version: versionFrom(form), isVisible };
  const outcome = await showQuestion(world, who, input);
  return showArranged(outcome, questionsPath(args.params.programme), isVisible ? 'shown' : 'hidden');
}
