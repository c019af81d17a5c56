import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeWorkbook } from '#studio/workbooks/arrange-workbooks.ts';
import { ownersForm } from '../owners-form.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/workbook-deletion';
import { showWorkbookOutcome, workbookPage } from './workbook-action.ts';

export default NoView;
export const middleware = showPage(workbookPage);

/** `POST /admin/workbooks/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, workbookPage);
  const outcome = await removeWorkbook(world, who, {
    id: args.params.book,
    version: versionFrom(form),
    seen: textOf(form, 'seen'),
  });
  return showWorkbookOutcome(outcome.ok ? { to: '/admin/workbooks?flash=removed' } : outcome);
}
