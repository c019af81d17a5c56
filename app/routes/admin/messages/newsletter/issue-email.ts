import { emailAnswer } from '#app/web/files/email-answer.ts';
import { worldOf } from '#app/web/world.ts';
import { writeIssue } from '#studio/messages/newsletter-sending/issue-email.ts';
import { issueContent } from '#studio/site/newsletter-issues/issues.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/issue-email';
import { requestedIssue } from './issue.data.ts';
import { adminIssuePath } from './issue-paths.ts';

/** The email of an issue as its readers get it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  await ownerOnly('newsletter', { request, context }, adminIssuePath(params.issue));
  const world = worldOf(context);
  const issue = await requestedIssue(world, params.issue);
  const { page } = await issueContent(world.db.query, issue);
  const language = params.language === 'da' ? 'da' : 'en';
  const { html } = await writeIssue(world, { page, slug: issue.slug, language });
  return emailAnswer(world, html, "'self'");
}
