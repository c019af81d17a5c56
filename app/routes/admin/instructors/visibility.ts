import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { showInstructor } from '#studio/instructors/arrange-instructors.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/visibility';
import { instructorsPage } from './addresses.ts';
import { arrangeInstructor } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorsPage);

/** `POST /admin/instructors/<id>/visibility`: on the home page or not. */
export function action(args: Route.ActionArgs) {
  return arrangeInstructor(args, instructorsPage, async ({ world, who, id, form }) => {
    const isVisible = isChecked(form, 'show');
    const outcome = await showInstructor(world, who, { id, version: versionFrom(form), isVisible });
    return outcome.ok ? { flash: isVisible ? 'shown' : 'hidden' } : outcome;
  });
}
