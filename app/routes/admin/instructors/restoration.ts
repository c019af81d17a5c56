import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { restoreInstructor } from '#studio/instructors/arrange-instructors.ts';
import type { Route } from './+types/restoration';
import { instructorsPage } from './addresses.ts';
import { arrangeInstructor } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorsPage);

/** `POST /admin/instructors/<id>/restoration` */
export function action(args: Route.ActionArgs) {
  return arrangeInstructor(args, instructorsPage, async ({ world, who, id }) => {
    const outcome = await restoreInstructor(world, who, { id });
    return outcome.ok ? { flash: 'restored' } : outcome;
  });
}
