import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { showLesson } from '#studio/learning/edit-lesson.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/lesson-visibility';
import { actOnCourse, coursePage } from './course-action.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/lessons/<id>/visibility` */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.lesson;
    const isPublished = isChecked(form, 'show');
    const outcome = await showLesson(world, who, { id, version: versionFrom(form), isPublished });
    const flash = isPublished ? 'published' : 'hidden';
    return outcome.ok ? { to: `${path}?flash=${flash}&at=visibility-${id}#${id}` } : outcome;
  });
}
