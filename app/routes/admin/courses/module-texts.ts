import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { changeModule } from '#studio/learning/edit-module.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/module-texts';
import { actOnCourse, coursePage } from './course-action.ts';
import { wordsFrom } from './read-texts.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/modules/<id>` */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.module;
    const typed = wordsFrom(form);
    const outcome = await changeModule(world, who, { id, version: versionFrom(form), words: typed });
    return outcome.ok ? { to: `${path}?flash=saved#${id}` } : { ...outcome, about: id, typed };
  });
}
