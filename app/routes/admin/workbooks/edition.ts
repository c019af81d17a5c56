import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { maxPdfBytes } from '#studio/learning/files/lesson-file.ts';
import { fileRefusals } from '#studio/learning/files/upload.messages.ts';
import { languages } from '#studio/shared/language.ts';
import { replaceEdition } from '#studio/workbooks/edit-workbook.ts';
import { ownersAction } from '../owners-form.ts';
import type { Route } from './+types/edition';
import { showWorkbookOutcome, workbookPage } from './workbook-action.ts';

export default NoView;
export const middleware = showPage(workbookPage);

/** `POST /admin/workbooks/<id>/editions/<language>`: replaces or adds the PDF. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, workbookPage);
  const { book: id } = args.params;
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    const refuse = (reason: 'busy' | 'pdf-too-large' | 'no-file') =>
      showWorkbookOutcome({ refusal: reason, message: fileRefusals[who.language][reason] });
    if (refusal) return refuse(refusal.reason === 'busy' ? 'busy' : 'pdf-too-large');
    if (!file) return refuse('no-file');
    const seen = textOf(form, 'seen');
    const outcome = await replaceEdition(world, who, { id, language, seen, bytes: file.bytes });
    return showWorkbookOutcome(outcome.ok ? { to: `${path}?flash=arrived` } : outcome);
  });
}
