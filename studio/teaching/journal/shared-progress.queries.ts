import type { Queries } from '#platform/db/database.ts';

export async function sharesProgress(q: Queries, userId: string): Promise<boolean> {
  const row = await q
    .selectFrom('shared_progress')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
