import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { restorePage } from '#studio/pages/edit-page.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/restoration';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/versions/<id>/restoration` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const page = { key: args.params.page, version: versionFrom(form) };
  const id = /^\d{1,9}$/.test(args.params.version) ? Number(args.params.version) : 0;
  return showOutcome(await restorePage(world, who, { ...page, id }), `${path}?flash=restored`);
}
