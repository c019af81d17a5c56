import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeCaptions } from '#studio/learning/files/edit-captions.ts';
import { languages } from '#studio/shared/language.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/captions-deletion';
import { lessonPage, showLessonOutcome } from './lesson-action.ts';

export default NoView;
export const middleware = showPage(lessonPage);

/** `POST /admin/lessons/<id>/captions/<language>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, lessonPage);
  const { lesson: lessonId } = args.params;
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const outcome = await removeCaptions(world, who, { lessonId, language, seen: textOf(form, 'seen') });
  return showLessonOutcome(outcome.ok ? { to: `${path}?flash=removed#captions` } : outcome);
}
