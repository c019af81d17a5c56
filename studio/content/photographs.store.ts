import type { Tx } from '#platform/db/database.ts';
import type { PhotographsTable } from '#platform/db/schema/settings.ts';

/** What stood in the place before, so that its files can go; null: the drawn picture. */
export type FormerPhotograph = Pick<PhotographsTable, 'id' | 'widths'> | null;

/** What stands in a place, locked until the end of the transaction. */
export async function lockPhotograph(tx: Tx, place: string): Promise<FormerPhotograph> {
  const before = await tx
    .selectFrom('photographs')
    .select(['id', 'widths'])
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst();
  return before ?? null;
}

/** Puts a photograph in a place, whatever stood there. */
export async function putPhotograph(tx: Tx, row: PhotographsTable): Promise<void> {
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
