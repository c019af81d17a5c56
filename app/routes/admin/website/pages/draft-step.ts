import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { undoEdit } from '#studio/pages/edit-page.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/draft-step';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/draft-step`: undo or redo. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const direction = textOf(form, 'direction') === 'redo' ? 'redo' : 'undo';
  const page = { key: args.params.page, version: versionFrom(form), direction } as const;
  return showOutcome(await undoEdit(world, who, page), `${path}?flash=${direction}`);
}
