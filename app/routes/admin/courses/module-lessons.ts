import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { addLesson } from '#studio/learning/edit-lesson.ts';
import type { Route } from './+types/module-lessons';
import { actOnCourse, coursePage } from './course-action.ts';
import { wordsFrom } from './read-texts.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/modules/<id>/lessons`: a new lesson. */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, form }) => {
    const moduleId = args.params.module;
    const typed = wordsFrom(form);
    const outcome = await addLesson(world, who, { moduleId, words: typed, once: withIdempotency(form) });
    if (outcome.ok) return { to: `/admin/lessons/${outcome.id}?flash=created` };
    return { ...outcome, about: `lesson-${moduleId}`, typed };
  });
}
