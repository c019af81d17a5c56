import type { Tx } from '#platform/db/database.ts';

/** Made once under its id, however often it is sent. */
export async function insertGoal(
  tx: Tx,
  userId: string,
  goal: { id: string; body: string; isShared: boolean },
  now: Temporal.Instant,
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

/** False: there is none of theirs under this id. */
export async function setGoal(
  tx: Tx,
  userId: string,
  id: string,
  change: { is_shared: boolean } | { reached_at: Temporal.Instant | null },
): Promise<boolean> {
  const done = await tx
    .updateTable('goals')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** False: there is none of theirs under this id. */
export async function deleteGoal(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('goals')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
