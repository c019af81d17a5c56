import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeInstructor } from '#studio/instructors/arrange-instructors.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/deletion';
import { instructorPage } from './addresses.ts';
import { arrangeInstructor } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorPage);

/** `POST /admin/instructors/<id>/deletion` */
export function action(args: Route.ActionArgs) {
  return arrangeInstructor(args, instructorPage, async ({ world, who, id, form }) => {
    const outcome = await removeInstructor(world, who, { id, version: versionFrom(form) });
    return outcome.ok ? { flash: 'removed' } : outcome;
  });
}
