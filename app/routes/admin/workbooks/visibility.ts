import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { showWorkbook } from '#studio/workbooks/arrange-workbooks.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/visibility';
import { arrangeWorkbook, workbooksPage } from './arrange-workbook.ts';

export default NoView;
export const middleware = showPage(workbooksPage);

/** `POST /admin/workbooks/<id>/visibility` */
export function action(args: Route.ActionArgs) {
  return arrangeWorkbook(args, async ({ world, who, id, form }) => {
    const isPublished = isChecked(form, 'show');
    const outcome = await showWorkbook(world, who, { id, version: versionFrom(form), isPublished });
    return outcome.ok ? { flash: isPublished ? 'published' : 'hidden' } : outcome;
  });
}
