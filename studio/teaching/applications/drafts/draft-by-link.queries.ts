import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';

export async function findDraft(q: Queries, draftId: string) {
  return q.selectFrom('application_drafts').selectAll().where('id', '=', draftId).executeTakeFirst();
}

/** Null: unknown, expired or sent meanwhile. */
export async function draftByLink(world: World, token: string) {
  const now = world.clock.now();
  const link = await findSecretLink(world.db.query, { purpose: 'application-draft', token, now });
  return (link && (await findDraft(world.db.query, link.subjectId))) ?? null;
}
