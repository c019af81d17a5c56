import type { Tx } from '#platform/db/database.ts';
import type { PhotographsTable } from '#platform/db/schema.ts';

/** What stood in the place before, so that its files can go; null: the drawn picture. */
export type FormerPhotograph = Pick<PhotographsTable, 'id' | 'widths'> | null;

/** Puts a photograph in a place, whatever stood there. */
export async function putPhotograph(tx: Tx, row: PhotographsTable): Promise<FormerPhotograph> {
  const before = await tx
    .selectFrom('photographs')
    .select(['id', 'widths'])
    .where('place', '=', row.place)
    .forUpdate()
    .executeTakeFirst();
  const { place: _, ...changes } = row;
  await tx
    .insertInto('photographs')
    .values(row)
    .onConflict((conflict) => conflict.column('place').doUpdateSet(changes))
    .execute();
  return before ?? null;
}

export async function deletePhotograph(tx: Tx, place: string): Promise<FormerPhotograph> {
  const gone = await tx
    .deleteFrom('photographs')
    .where('place', '=', place)
    .returning(['id', 'widths'])
    .executeTakeFirst();
  return gone ?? null;
}
