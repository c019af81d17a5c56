import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { moveWorkbook, showWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import { directionFrom, versionFrom } from '../../read-action.ts';
import { arrangeWorkbook, workbooksPage } from './arrange-workbook.ts';

const posts = postsBelow(workbooksPage, { ':book/position': position, ':book/visibility': visibility });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function position(args: PostArgs) {
  return arrangeWorkbook(args, async ({ world, who, id, form }) => {
    const input = { id, direction: directionFrom(form), seen: textOf(form, 'seen') };
    const outcome = await moveWorkbook(world, who, input);
    return outcome.ok ? { flash: 'moved' } : outcome;
  });
}

function visibility(args: PostArgs) {
  return arrangeWorkbook(args, async ({ world, who, id, form }) => {
    const isPublished = isChecked(form, 'show');
    const outcome = await showWorkbook(world, who, { id, version: versionFrom(form), isPublished });
    return outcome.ok ? { flash: isPublished ? 'published' : 'hidden' } : outcome;
  });
}
