import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { publishedBlocks } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';

/** The key of the page. Null: the link is unknown, expired or revoked. */
export async function previewedPage(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const link = await findSecretLink(db.query, { purpose: 'page-preview', token, now: clock.now() });
  return link?.subjectId.replace(/^page:/, '') ?? null;
}

/** What visitors would see if the page was published now. */
export async function draftOf({ db }: Pick<World, 'db'>, key: string): Promise<NonNullable<World['draft']>> {
  const { page } = await pageDraft(db.query, key);
  return { key, blocks: { en: publishedBlocks(page.en), da: publishedBlocks(page.da) } };
}
