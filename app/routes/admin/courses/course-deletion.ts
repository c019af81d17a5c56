import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeCourse } from '#studio/learning/edit-course.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/course-deletion';
import { actOnCourse, coursePage } from './course-action.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/deletion` */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, courseId: id, form }) => {
    const outcome = await removeCourse(world, who, {
      id,
      version: versionFrom(form),
      seen: textOf(form, 'seen'),
    });
    return outcome.ok ? { to: '/admin/courses?flash=removed' } : outcome;
  });
}
