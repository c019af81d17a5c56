import type { Tx } from '#platform/db/database.ts';

export async function insertHomework(
  tx: Tx,
  row: { email: string; body: string; dueOn: string | null; now: Temporal.Instant },
): Promise<string> {
  const { id } = await tx
    .insertInto('homework')
    .values({
      ...{ email: row.email, body: row.body, due_on: row.dueOn },
      ...{ created_at: row.now, seen_at: null, done_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteHomework(tx: Tx, id: string, emails: readonly string[]): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('homework')
    .where('id', '=', id)
    .where('email', 'in', emails)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function setHomeworkDone(tx: Tx, id: string, doneAt: Temporal.Instant | null): Promise<void> {
  await tx.updateTable('homework').set({ done_at: doneAt }).where('id', '=', id).execute();
}

export async function setHomeworkSeen(
  tx: Tx,
  ids: readonly string[],
  seenAt: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('homework')
    .set({ seen_at: seenAt })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
}
