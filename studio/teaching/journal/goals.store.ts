import type { Tx } from '#platform/db/database.ts';

export async function insertGoal(
  tx: Tx,
  {
    userId,
    goal,
    now,
  }: { userId: string; goal: { id: string; body: string; isShared: boolean }; now: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('goals')
    .values({
      id: goal.id,
      user_id: userId,
      body: goal.body,
      is_shared: goal.isShared,
      reached_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function setGoal(
  tx: Tx,
  {
    userId,
    id,
    change,
  }: { userId: string; id: string; change: { is_shared: boolean } | { reached_at: Temporal.Instant | null } },
): Promise<boolean> {
  const done = await tx
    .updateTable('goals')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function deleteGoal(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('goals')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
