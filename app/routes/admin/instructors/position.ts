import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveInstructor } from '#studio/instructors/arrange-instructors.ts';
import { directionFrom } from '../read-action.ts';
import type { Route } from './+types/position';
import { instructorsPage } from './addresses.ts';
import { arrangeInstructor } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorsPage);

/** `POST /admin/instructors/<id>/position`: one place up or down. */
export function action(args: Route.ActionArgs) {
  return arrangeInstructor(args, instructorsPage, async ({ world, who, id, form }) => {
    const input = { id, direction: directionFrom(form), seen: textOf(form, 'seen') };
    const outcome = await moveInstructor(world, who, input);
    return outcome.ok ? { flash: 'moved' } : outcome;
  });
}
