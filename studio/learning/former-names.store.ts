import type { Tx } from '#platform/db/database.ts';

type Kind = 'course' | 'workbook';

/**
 * What is called by its title is gone, at this version. One made anew under the name goes on counting (`firstVersion`),
 * so that no version of a name comes twice: a page made of the first, however old, never acts on the second.
 */
export async function keepFormerName(tx: Tx, kind: Kind, id: string, version: number): Promise<void> {
  await tx
    .insertInto('former_names')
    .values({ kind, id, version })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ version }))
    .execute();
}

/** At which version something of this name begins. */
export async function firstVersion(tx: Tx, kind: Kind, id: string): Promise<number> {
  const former = await tx
    .selectFrom('former_names')
    .select('version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return (former?.version ?? 0) + 1;
}
