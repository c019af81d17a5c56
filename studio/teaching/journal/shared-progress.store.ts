import type { Tx } from '#platform/db/database.ts';

export async function writeSharing(tx: Tx, userId: string, at: Temporal.Instant | null): Promise<void> {
  if (!at) {
    await tx.deleteFrom('shared_progress').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('shared_progress')
    .values({ user_id: userId, shared_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}
