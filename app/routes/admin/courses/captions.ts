import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { replaceCaptions } from '#studio/learning/files/edit-captions.ts';
import { languages } from '#studio/shared/language.ts';
import { maxCaptionBytes } from '#studio/shared/media/captions.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/captions';
import { lessonPage, refuseFile, showLessonOutcome } from './lesson-action.ts';

export default NoView;
export const middleware = showPage(lessonPage);

/** `POST /admin/lessons/<id>/captions/<language>/file` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, lessonPage);
  const { lesson: lessonId } = args.params;
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const rules = { mostFiles: 1, maxFileBytes: maxCaptionBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) return refuseFile(who.language, refusal.reason === 'busy' ? 'busy' : 'captions-too-large');
    if (!file) return refuseFile(who.language, 'no-file');
    const seen = textOf(form, 'seen');
    const outcome = await replaceCaptions(world, who, { lessonId, language, seen, bytes: file.bytes });
    return showLessonOutcome(outcome.ok ? { to: `${path}?flash=arrived#captions` } : outcome);
  });
}
