import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { createIssueFromArticle } from '#studio/site/newsletter-issues/create-issue.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/issue-from-article';
import { adminIssuePath, issuesPath } from './issue-paths.ts';

export default NoView;
export const middleware = showPage(issuesPath);

/** `POST /admin/newsletter/from-article`: a draft that leads to a published article. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('newsletter', args, issuesPath);
  const outcome = await createIssueFromArticle(world, who, { article: textOf(form, 'article') });
  if (!outcome.ok) throw data(null, { status: 404 });
  throw redirect(adminIssuePath(outcome.key), 303);
}
