import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { deleteArticle } from '#studio/magazine/delete-article.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { pagePath, showOutcome } from '../pages/pages.data.ts';
import type { Route } from './+types/deletion';
import { articlesPath } from './article-paths.ts';

export default NoView;
export const middleware = showPage(pagePath);

/** `POST /admin/website/<article>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, pagePath);
  const article = { key: args.params.page, version: versionFrom(form) };
  return showOutcome(await deleteArticle(world, who, article), `${articlesPath}?state=deleted&flash=deleted`);
}
