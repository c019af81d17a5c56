import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { sharePreview } from '#studio/previews/share-preview.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/preview';
import { pagePath, showOutcome } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/preview`: leads to a new secret link, which can be passed on. */
export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersForm(args, pagePath);
  const token = await sharePreview(world, who, { key: args.params.page });
  if (!token) return showOutcome({ ok: false, refusal: 'not-allowed' }, '');
  throw redirect(pageAddress(`/preview/${token}`, language), 303);
}
