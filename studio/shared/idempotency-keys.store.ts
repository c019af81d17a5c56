import type { Tx } from '#platform/db/database.ts';

/**
 * Makes something once for one form, in the caller's transaction: pressed twice, or sent again because its answer was
 * lost, the form is answered with what it has made. Of two at once the second waits for the first. What was refused
 * (null) may be sent again. Without a key it is simply made.
 */
export async function answeredOnce<T extends string | null>(
  tx: Tx,
  key: string | null | undefined,
  at: Temporal.Instant,
  make: () => Promise<T>,
): Promise<T | string> {
  if (!key) return make();
  const isFirst = await tx
    .insertInto('answered_forms')
    .values({ key, made: '', created_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) {
    const { made } = await tx
      .selectFrom('answered_forms')
      .select('made')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return made;
  }
  const made = await make();
  if (made === null) await tx.deleteFrom('answered_forms').where('key', '=', key).execute();
  else await tx.updateTable('answered_forms').set({ made }).where('key', '=', key).execute();
  return made;
}

/** What it has made, when it was sent before; else null. For what its row locks, so that the second has waited. */
export async function answerTo(tx: Tx, key: string): Promise<string | null> {
  const row = await tx.selectFrom('answered_forms').select('made').where('key', '=', key).executeTakeFirst();
  return row?.made ?? null;
}

/** Remembers what it has made; the last time counts. */
export async function rememberAnswer(tx: Tx, key: string, made: string, at: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('answered_forms')
    .values({ key, made, created_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ made, created_at: at }))
    .execute();
}

/** What was made is gone: the same form, sent again, is a wish to have it again. */
export async function forgetAnswersWith(tx: Tx, made: string): Promise<void> {
  await tx.deleteFrom('answered_forms').where('made', '=', made).execute();
}

/** Nobody presses a form of the day before once more. */
export async function forgetAnsweredForms(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('answered_forms').where('created_at', '<', before).execute();
}
