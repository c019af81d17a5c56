import type { Queries } from '#platform/db/database.ts';

export interface Goal {
  id: string;
  body: string;
  isShared: boolean;
  reachedAt: Temporal.Instant | null;
}

export async function goalsOf(q: Queries, userId: string, isSharedOnly = false): Promise<Goal[]> {
  let query = q
    .selectFrom('goals')
    .select(['id', 'body', 'is_shared', 'reached_at'])
    .where('user_id', '=', userId)
    .orderBy('reached_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at');
  if (isSharedOnly) query = query.where('is_shared', '=', true);
  const rows = await query.execute();
  return rows.map(({ is_shared, reached_at, ...goal }) => ({
    ...goal,
    isShared: is_shared,
    reachedAt: reached_at,
  }));
}
