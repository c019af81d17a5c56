import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import {
  moveInstructor,
  restoreInstructor,
  showInstructor,
} from '#studio/teaching/instructors/arrange-instructors.ts';
import { directionFrom, versionFrom } from '../read-action.ts';
import { instructorsPage } from './addresses.ts';
import { arrangeInstructor } from './arrange-instructor.ts';

const posts = postsBelow(instructorsPage, {
  ':instructor/position': position,
  ':instructor/restoration': restoration,
  ':instructor/visibility': visibility,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** One place up or down. */
function position(args: PostArgs) {
  return arrangeInstructor(args, instructorsPage, async ({ world, who, id, form }) => {
    const input = { id, direction: directionFrom(form), seen: textOf(form, 'seen') };
    const outcome = await moveInstructor(world, who, input);
    return outcome.ok ? { flash: 'moved' } : outcome;
  });
}

function restoration(args: PostArgs) {
  return arrangeInstructor(args, instructorsPage, async ({ world, who, id }) => {
    const outcome = await restoreInstructor(world, who, { id });
    return outcome.ok ? { flash: 'restored' } : outcome;
  });
}

/** On the home page or not. */
function visibility(args: PostArgs) {
  return arrangeInstructor(args, instructorsPage, async ({ world, who, id, form }) => {
    const isVisible = isChecked(form, 'show');
    const outcome = await showInstructor(world, who, { id, version: versionFrom(form), isVisible });
    return outcome.ok ? { flash: isVisible ? 'shown' : 'hidden' } : outcome;
  });
}
