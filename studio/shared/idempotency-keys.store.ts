import type { Tx } from '#platform/db/database.ts';

/** Runs `make` once per key in the caller's transaction; a repeat waits for its result. Null is not stored. */
export async function runOnce<T extends string | null>(
  tx: Tx,
  { key, at, make }: { key: string | null | undefined; at: Temporal.Instant; make: () => Promise<T> },
): Promise<T | string> {
  if (!key) return make();
  const isFirst = await tx
    .insertInto('idempotency_keys')
    .values({ key, made: '', created_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) {
    const { made } = await tx
      .selectFrom('idempotency_keys')
      .select('made')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return made;
  }
  const made = await make();
  if (made === null) await tx.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  else await tx.updateTable('idempotency_keys').set({ made }).where('key', '=', key).execute();
  return made;
}

export async function storeAnswer(
  tx: Tx,
  { key, made, at }: { key: string; made: string; at: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ key, made, created_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ made, created_at: at }))
    .execute();
}

/** Deletes the keys of a deleted result, so that the same form can create it again. */
export async function deleteAnswersWith(tx: Tx, made: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('made', '=', made).execute();
}

export async function deleteOldIdempotencyKeys(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
