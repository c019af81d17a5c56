import { data } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { languages } from '#studio/shared/language.ts';
import { maxPdfBytes } from '#studio/teaching/learning/files/lesson-file.ts';
import { fileRefusals } from '#studio/teaching/learning/files/upload.messages.ts';
import { removeWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import { replaceEdition } from '#studio/teaching/workbooks/edit-workbook.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { showWorkbookOutcome, workbookPage } from './workbook-outcome.ts';

const posts = postsBelow(workbookPage, { deletion, 'editions/:language': editionsLanguage });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'book'>) {
  const { who, world, form } = await ownersForm('catalogue', args, workbookPage);
  const outcome = await removeWorkbook(world, who, {
    id: args.params.book,
    version: versionFrom(form),
    seen: textOf(form, 'seen'),
  });
  return showWorkbookOutcome(outcome.ok ? { to: '/admin/workbooks?flash=removed' } : outcome);
}

async function editionsLanguage(args: PostArgs<'language' | 'book'>) {
  const { who, world, path } = await ownersAction('catalogue', args, workbookPage);
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
