import type { Database } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { newIssue } from '#studio/site/newsletter-issues/issue.ts';

export const draftIssue = 'issue-draft001';
export const sentIssue = 'issue-sent0001';
export const savedGroup = '0f000000-0000-4000-8000-000000000001';

/** A draft, an issue that was sent, with the same key and slug, and a saved group. */
export async function seedIssues({ query }: Database, now: Temporal.Instant): Promise<void> {
  const subject = {
    en: 'Ten minutes before a concert, and what to do when there are only five',
    da: 'Ti minutter før en koncert, og hvad du gør, når der kun er fem',
  };
  const page = newIssue(subject);
  const blocks = { blocks_en: json(page.en), blocks_da: json(page.da) };
  await query
    .insertInto('page_drafts')
    .values({ key: draftIssue, ...blocks, version: 1, is_published: false, changed_at: now })
    .execute();
  await query
    .insertInto('newsletter_issues')
    .values({ key: draftIssue, slug: draftIssue, created_at: now, changed_at: now })
    .execute();
  const { id } = await query
    .insertInto('newsletter_issues')
    .values({
      key: sentIssue,
      slug: sentIssue,
      state: 'sent',
      ...blocks,
      send_at: now.subtract({ hours: 2 }),
      started_at: now.subtract({ hours: 2 }),
      finished_at: now.subtract({ hours: 1 }),
      created_at: now.subtract({ hours: 3 }),
      changed_at: now.subtract({ hours: 1 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('newsletter_segments')
    .values({ id: savedGroup, name: 'Kor Nord', segment: json({ student: 'yes' }), created_at: now })
    .execute();
  await query
    .insertInto('newsletter_deliveries')
    .columns(['issue_id', 'subscription_id', 'language', 'queued_at'])
    .expression((is) =>
      is
        .selectFrom('newsletter_subscriptions')
        .select((one) => [one.val(id).as('issue'), 'id', 'language', one.val(now).as('at')])
        .where('confirmed_at', 'is not', null),
    )
    .execute();
}
