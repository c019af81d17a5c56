import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { addModule } from '#studio/learning/edit-module.ts';
import type { Route } from './+types/modules';
import { actOnCourse, coursePage } from './course-action.ts';
import { wordsFrom } from './read-texts.ts';
export default NoView;
export const middleware = showPage(coursePage);

/** `POST /admin/courses/<id>/modules`: a new module. */
export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, courseId, path, form }) => {
    const typed = wordsFrom(form);
    const once = withIdempotency(form);
    const outcome = await addModule(world, who, { courseId, words: typed, once });
    if (outcome.ok) return { to: `${path}?flash=created#${outcome.id}` };
    return { ...outcome, about: 'new-module', typed };
  });
}
