import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { moveArticle } from '#studio/magazine/edit-articles.ts';
import { isArticleKey } from '#studio/pages/own-page.ts';
import { moveOwnPage } from '#studio/pages/own-pages.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/address';
import { type PageProblem, pagePath } from './pages.data.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<page>/address`: the former one redirects. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, pagePath);
  const input = { key: args.params.page, slug: textOf(form, 'slug') };
  const move = isArticleKey(input.key) ? moveArticle : moveOwnPage;
  const outcome = await move(world, who, input);
  if (outcome.ok) throw redirect(`${path}?flash=readdressed`, 303);
  return data<PageProblem>({ refusal: outcome.refusal, typed: null }, { status: 400 });
}
