import type { Tx } from '#platform/db/database.ts';

/**
 * Makes something once for one form, in the caller's transaction: pressed twice, or sent again because its answer was
 * lost, the form is answered with what it has made. Of two at once the second waits for the first. What was refused
 * (null) may be sent again. Without a key it is simply made.
 */
export async function runOnce<T extends string | null>(
  tx: Tx,
  key: string | null | undefined,
  at: Temporal.Instant,
  make: () => Promise<T>,
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

/** What it has made, when it was sent before; else null. For what its row locks, so that the second has waited. */
export async function findAnswer(tx: Tx, key: string): Promise<string | null> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select('made')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.made ?? null;
}

/** Remembers what it has made; the last time counts. */
export async function storeAnswer(tx: Tx, key: string, made: string, at: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ key, made, created_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ made, created_at: at }))
    .execute();
}

/** What was made is gone: the same form, sent again, is a wish to have it again. */
export async function deleteAnswersWith(tx: Tx, made: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('made', '=', made).execute();
}

/** Nobody presses a form of the day before once more. */
export async function deleteOldIdempotencyKeys(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
