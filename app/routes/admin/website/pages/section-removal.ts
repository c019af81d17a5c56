import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { editPage } from '#studio/pages/edit-page.ts';
import { removeBlock } from '#studio/pages/page-sections.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/section-removal';
import { placeFrom } from './block-place.ts';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/sections/<place>/removal` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const { page: key } = args.params;
  const change = removeBlock(key, placeFrom(args.params.section));
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change });
  return showOutcome(outcome, `${path}?flash=removed`);
}
