import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { editPage } from '#studio/pages/edit-page.ts';
import { moveBlock } from '#studio/pages/page-sections.ts';
import { ownersForm } from '../../owners-form.ts';
import { directionFrom, versionFrom } from '../../read-action.ts';
import type { Route } from './+types/section-position';
import { placeFrom } from './block-place.ts';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/sections/<place>/position`: one place up or down. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const { page: key } = args.params;
  const change = moveBlock(key, placeFrom(args.params.section), directionFrom(form));
  const outcome = await editPage(world, who, { key, version: versionFrom(form), change });
  return showOutcome(outcome, `${path}?flash=moved`);
}
