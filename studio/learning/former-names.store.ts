import type { Tx } from '#platform/db/database.ts';

type Kind = 'course' | 'workbook';

/** A new row of this name continues the version, so that an old page never changes it by accident. */
export async function keepFormerName(tx: Tx, kind: Kind, id: string, version: number): Promise<void> {
  await tx
    .insertInto('former_names')
    .values({ kind, id, version })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ version }))
    .execute();
}

export async function firstVersion(tx: Tx, kind: Kind, id: string): Promise<number> {
  const former = await tx
    .selectFrom('former_names')
    .select('version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return (former?.version ?? 0) + 1;
}
