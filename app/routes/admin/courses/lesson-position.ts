import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveLesson } from '#studio/learning/edit-lesson.ts';
import { directionFrom } from '../read-action.ts';
import type { Route } from './+types/lesson-position';
import { actOnCourse, coursePage } from './course-action.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/lessons/<id>/position`: one place up or down. */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.lesson;
    const direction = directionFrom(form);
    const outcome = await moveLesson(world, who, { id, direction, seen: textOf(form, 'seen') });
    return outcome.ok ? { to: `${path}?flash=moved&at=lesson-${direction}-${id}#${id}` } : outcome;
  });
}
