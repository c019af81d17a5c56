import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeModule } from '#studio/learning/edit-module.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/module-deletion';
import { actOnCourse, coursePage } from './course-action.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/modules/<id>/deletion` */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.module;
    const outcome = await removeModule(world, who, { id, version: versionFrom(form) });
    return outcome.ok ? { to: `${path}?flash=removed` } : outcome;
  });
}
