import type { Tx } from '#platform/db/database.ts';
import type { HomeworkFileKind } from '#platform/db/schema/students.ts';

export async function insertHomework(
  tx: Tx,
  row: { email: string; body: string; dueOn: string | null; now: Temporal.Instant },
): Promise<string> {
  const { id } = await tx
    .insertInto('homework')
    .values({
      email: row.email,
      body: row.body,
      due_on: row.dueOn,
      created_at: row.now,
      seen_at: null,
      done_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredFile {
  key: string;
  name: string;
  kind: HomeworkFileKind;
  bytes: number;
  seconds: number | null;
}

export async function insertHomeworkFiles(
  tx: Tx,
  homeworkId: string,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file, place) => ({ ...file, homework_id: homeworkId, place }));
  await tx.insertInto('homework_files').values(rows).execute();
}

/** A trigger removes its files. */
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
