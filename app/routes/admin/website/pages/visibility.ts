import { isChecked } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { editPage } from '#studio/pages/edit-page.ts';
import { hideBlock } from '#studio/pages/page-draft.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/visibility';
import { placeFrom } from './block-place.ts';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/sections/<place>/visibility` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  const change = hideBlock(placeFrom(args.params.section), !isChecked(form, 'show'));
  return showOutcome(await editPage(world, who, { ...page, change }), `${path}?flash=saved`);
}
