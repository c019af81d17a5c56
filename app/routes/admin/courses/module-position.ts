import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveModule } from '#studio/learning/edit-module.ts';
import { directionFrom } from '../read-action.ts';
import type { Route } from './+types/module-position';
import { actOnCourse, coursePage } from './course-action.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/modules/<id>/position`: one place up or down. */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.module;
    const direction = directionFrom(form);
    const outcome = await moveModule(world, who, { id, direction, seen: textOf(form, 'seen') });
    return outcome.ok ? { to: `${path}?flash=moved&at=module-${direction}-${id}#${id}` } : outcome;
  });
}
