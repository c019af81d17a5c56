import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeLesson } from '#studio/learning/edit-lesson.ts';
import { ownersForm } from '../owners-form.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/lesson-deletion';
import { lessonPage, showLessonOutcome } from './lesson-action.ts';

export default NoView;
export const middleware = showPage(lessonPage);

/** `POST /admin/lessons/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, lessonPage);
  const outcome = await removeLesson(world, who, {
    id: args.params.lesson,
    version: versionFrom(form),
    seen: textOf(form, 'seen'),
  });
  return showLessonOutcome(outcome.ok ? { to: '/admin/lessons?flash=removed' } : outcome);
}
