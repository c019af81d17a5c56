import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { recoverArticle } from '#studio/site/magazine/delete-article.ts';
import { ownersForm } from '../../../owners-form.ts';
import { articlesPath } from './article-paths.ts';

const posts = postsBelow(articlesPath, { ':article/recovery': recovery });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function recovery(args: PostArgs<'article'>) {
  const { who, world } = await ownersForm('website', args, articlesPath);
  const outcome = await recoverArticle(world, who, { key: args.params.article });
  if (outcome.ok) throw redirect(`${articlesPath}?flash=recovered`, 303);
  throw data(null, { status: 404 });
}
