import type { Tx } from '#platform/db/database.ts';

/** Runs `make` once per key in the caller's transaction; a repeat waits for its result. Null is not stored. */
export async function runOnce<T extends string | null>(
  tx: Tx,
  { key, at, make }: { key: string | null | undefined; at: Temporal.Instant; make: () => Promise<T> },
): Promise<T | string> {
  if (!key) return make();
  const isFirst = await tx
    .insertInto('idempotency_keys')
    .values({ key, created_id: '', created_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) {
    const first = await tx
      .selectFrom('idempotency_keys')
      .select('created_id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return first.created_id;
  }
  const createdId = await make();
  if (createdId === null) await tx.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  else
    await tx.updateTable('idempotency_keys').set({ created_id: createdId }).where('key', '=', key).execute();
  return createdId;
}

export async function storeAnswer(
  tx: Tx,
  { key, createdId, at }: { key: string; createdId: string; at: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ key, created_id: createdId, created_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_id: createdId, created_at: at }))
    .execute();
}

/** Deletes the keys of a deleted result, so that the same form can create it again. */
export async function deleteAnswersWith(tx: Tx, createdId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_id', '=', createdId).execute();
}

export async function deleteOldIdempotencyKeys(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
