import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveWorkbook } from '#studio/workbooks/arrange-workbooks.ts';
import { directionFrom } from '../read-action.ts';
import type { Route } from './+types/position';
import { arrangeWorkbook, workbooksPage } from './arrange-workbook.ts';

export default NoView;
export const middleware = showPage(workbooksPage);

/** `POST /admin/workbooks/<id>/position`: one place up or down. */
export function action(args: Route.ActionArgs) {
  return arrangeWorkbook(args, async ({ world, who, id, form }) => {
    const input = { id, direction: directionFrom(form), seen: textOf(form, 'seen') };
    const outcome = await moveWorkbook(world, who, input);
    return outcome.ok ? { flash: 'moved' } : outcome;
  });
}
