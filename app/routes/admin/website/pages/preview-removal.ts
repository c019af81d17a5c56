import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { revokePreviews } from '#studio/previews/share-preview.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/preview-removal';
import { pagePath } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/preview-removal` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersForm(args, pagePath);
  await revokePreviews(world, who, { key: args.params.page });
  throw redirect(`${path}?flash=previewsRevoked`, 303);
}
