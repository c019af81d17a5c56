import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { publishPage } from '#studio/pages/edit-page.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/publication';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/publication` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  return showOutcome(await publishPage(world, who, page), `${path}?flash=published`);
}
