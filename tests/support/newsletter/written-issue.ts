import type { Database } from '#platform/db/database.ts';
import { createIssue } from '#studio/site/newsletter-issues/create-issue.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { testNow } from '../site/test-now.ts';
import { owner } from '../who.ts';
import type { TestWorld } from '../world.ts';

interface Subscribing {
  email: string;
  language?: 'en' | 'da';
  isConfirmed?: boolean;
  isUnsubscribed?: boolean;
}

/** Confirmed, unless stated otherwise. */
export async function insertSubscribers(db: Database, people: readonly Subscribing[]): Promise<string[]> {
  const rows = await db.query
    .insertInto('newsletter_subscriptions')
    .values(
      people.map(({ email, language = 'en', isConfirmed = true, isUnsubscribed = false }) => ({
        email,
        language,
        consent_text: 'I want news.',
        consented_at: testNow,
        confirmed_at: isConfirmed ? testNow : null,
        unsubscribed_at: isUnsubscribed ? testNow : null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A draft without texts to be replaced. Returns its key. */
export async function writtenIssue(
  world: TestWorld,
  subject: { en: string; da: string } = { en: 'Ten minutes before', da: 'Ti minutter før' },
): Promise<string> {
  const made = await createIssue(world, owner, { subject });
  if (!made.ok) throw new Error(made.refusal);
  const { version } = await pageDraft(world.db.query, made.key);
  const change = (page: Awaited<ReturnType<typeof pageDraft>>['page']) => {
    const written = (blocks: typeof page.en) =>
      blocks.map((block) => {
        if (block.type === 'lead') return { ...block, text: 'The dressing room is too small.' };
        return block.type === 'prose' ? { ...block, paragraphs: ['Nothing with the voice.'] } : block;
      });
    return { en: written(page.en), da: written(page.da) };
  };
  const outcome = await editPage(world, owner, { key: made.key, version, change });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return made.key;
}

/** The versions that the page with the checks shows. */
export async function seenIssue(world: TestWorld, key: string) {
  const { version: draftVersion } = await pageDraft(world.db.query, key);
  const { version } = await world.db.query
    .selectFrom('newsletter_issues')
    .select('version')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { key, version, draftVersion };
}
