import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { storeWholeFile } from '#studio/learning/files/finish-upload.ts';
import { maxFormBytes } from '#studio/learning/files/lesson-file.ts';
import { languages } from '#studio/shared/language.ts';
import { ownersAction } from '../owners-form.ts';
import { versionOf } from '../read-action.ts';
import type { Route } from './+types/files';
import { lessonPage, refuseFile, showLessonOutcome } from './lesson-action.ts';

export default NoView;
export const middleware = showPage(lessonPage);

/** `POST /admin/lessons/<id>/files`: a file without scripts; with scripts it is uploaded in chunks. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, lessonPage);
  const rules = { mostFiles: 1, maxFileBytes: maxFormBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) return refuseFile(who.language, refusal.reason === 'busy' ? 'busy' : 'form-too-large');
    if (!file) return refuseFile(who.language, 'no-file');
    const language = languages.find((one) => one === textOf(form, 'language')) ?? null;
    const input = {
      lessonId: args.params.lesson,
      role: textOf(form, 'role') === 'resource' ? ('resource' as const) : ('media' as const),
      language,
      name: file.name,
      bytes: file.bytes.length,
      fingerprint: 'form',
      seen: versionOf(form),
    };
    const outcome = await storeWholeFile(world, { who, input, bytes: file.bytes });
    return showLessonOutcome(outcome.ok ? { to: `${path}?flash=arrived#files` } : outcome);
  });
}
