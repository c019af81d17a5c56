import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { RecordingsTable } from '#platform/db/schema/settings.ts';

export type FormerRecording = Pick<RecordingsTable, 'id' | 'kind'> | null;

export async function lockRecording(tx: Tx, place: string): Promise<FormerRecording> {
  const before = await tx
    .selectFrom('recordings')
    .select(['id', 'kind'])
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst();
  return before ?? null;
}

export async function putRecording(tx: Tx, row: Insertable<RecordingsTable>): Promise<void> {
  const { place: _, ...changes } = row;
  await tx
    .insertInto('recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('place').doUpdateSet(changes))
    .execute();
}

export async function deleteRecording(tx: Tx, place: string): Promise<void> {
  await tx.deleteFrom('recordings').where('place', '=', place).execute();
}
