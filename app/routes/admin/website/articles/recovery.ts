import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { recoverArticle } from '#studio/magazine/delete-article.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/recovery';
import { articlesPath } from './article-paths.ts';

export default NoView;
export const middleware = showPage(articlesPath);

/** `POST /admin/website/articles/<article>/recovery` */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersForm(args, articlesPath);
  const outcome = await recoverArticle(world, who, { key: args.params.article });
  if (outcome.ok) throw redirect(`${articlesPath}?flash=recovered`, 303);
  throw data(null, { status: 404 });
}
