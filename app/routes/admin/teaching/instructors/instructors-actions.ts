import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import {
  moveInstructor,
  restoreInstructor,
  showInstructor,
} from '#studio/teaching/instructors/arrange-instructors.ts';
import { ownersForm } from '../../owners-form.ts';
import { directionFrom, idFrom, versionFrom } from '../../read-action.ts';
import { showArranged } from '../../record-outcome.ts';
import { instructorsPage } from './addresses.ts';

const posts = postsBelow(instructorsPage, {
  ':instructor/position': position,
  ':instructor/restoration': restoration,
  ':instructor/visibility': visibility,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function position(args: PostArgs<'instructor'>) {
  const { world, who, form } = await ownersForm('website', args, instructorsPage);
  const id = idFrom(args.params.instructor);
  const input = { id, direction: directionFrom(form), seen: textOf(form, 'seen') };
  return showArranged(await moveInstructor(world, who, input), instructorsPage, 'moved');
}

async function restoration(args: PostArgs<'instructor'>) {
  const { world, who } = await ownersForm('website', args, instructorsPage);
  const id = idFrom(args.params.instructor);
  return showArranged(await restoreInstructor(world, who, { id }), instructorsPage, 'restored');
}

async function visibility(args: PostArgs<'instructor'>) {
  const { world, who, form } = await ownersForm('website', args, instructorsPage);
  const isVisible = isChecked(form, 'show');
  const input = { id: idFrom(args.params.instructor), version: versionFrom(form), isVisible };
  const outcome = await showInstructor(world, who, input);
  return showArranged(outcome, instructorsPage, isVisible ? 'shown' : 'hidden');
}
