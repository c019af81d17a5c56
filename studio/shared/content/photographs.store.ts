import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { PhotographsTable } from '#platform/db/schema/settings.ts';

export type FormerPhotograph = Pick<PhotographsTable, 'id' | 'widths'> | null;

export async function lockPhotograph(tx: Tx, place: string): Promise<FormerPhotograph> {
  const before = await tx
    .selectFrom('photographs')
    .select(['id', 'widths'])
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst();
  return before ?? null;
}

export async function putPhotograph(tx: Tx, row: Insertable<PhotographsTable>): Promise<void> {
  const { place: _, ...changes } = row;
  await tx
    .insertInto('photographs')
    .values(row)
    .onConflict((conflict) => conflict.column('place').doUpdateSet(changes))
    .execute();
}

export async function deletePhotograph(tx: Tx, place: string): Promise<FormerPhotograph> {
  const gone = await tx
    .deleteFrom('photographs')
    .where('place', '=', place)
    .returning(['id', 'widths'])
    .executeTakeFirst();
  return gone ?? null;
}
