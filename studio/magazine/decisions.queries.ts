import type { Queries } from '#platform/db/database.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';

/** By the same decision: a repeat of the same submission. */
export async function wasAnswered(q: Queries, storyId: string, action: AuditAction): Promise<boolean> {
  const entry = await q
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', `story:${storyId}`)
    .where('action', '=', action)
    .executeTakeFirst();
  return entry !== undefined;
}

export async function isSlugTaken(q: Queries, slug: string): Promise<boolean> {
  const item = await q.selectFrom('magazine_items').select('id').where('slug', '=', slug).executeTakeFirst();
  return item !== undefined;
}
