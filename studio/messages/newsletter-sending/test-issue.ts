import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { May } from '#studio/shared/who.ts';
import { issueContent, issueOrStepOf } from '#studio/site/newsletter-issues/issues.queries.ts';
import { markTested } from '#studio/site/newsletter-issues/issues.store.ts';
import { languagesOf } from '#studio/site/pages/page-draft.ts';
import { ownerReader } from '../notifications/bookings/booking-email.queries.ts';
import { forReader, type IssueEmail, tokenPlaceholder, writeIssue } from './issue-email.ts';

/** One email per language to the owner's address. Its link to unsubscribe leads nowhere. */
export async function testIssue(
  world: World,
  who: May<'newsletter'>,
  { key }: { key: string },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' | 'no-address' }> {
  const issue = await issueOrStepOf(world.db.query, key);
  if (!issue) return { ok: false, refusal: 'not-found' };
  const { page } = await issueContent(world.db.query, issue);
  const written: IssueEmail[] = [];
  for (const language of languagesOf(page))
    written.push(await writeIssue(world, { page, slug: issue.slug, language }));
  return change(world, who, async (c) => {
    const owner = await ownerReader(c.tx);
    if (!owner) return { ok: false, refusal: 'no-address' };
    for (const email of written) {
      const copy = forReader(email, { token: tokenPlaceholder, settings: world.settings });
      await queueEmail(c, {
        ...copy,
        subject: `Test: ${copy.subject}`,
        kind: 'email-test',
        to: owner.email,
      });
    }
    await markTested(c, issue.id);
    await audit(c, { action: 'newsletter.issue-tested', subject: `page:${key}` });
    return { ok: true };
  });
}
