import type { Tx } from '#platform/db/database.ts';
import type { NamedKind } from './former-names.queries.ts';

/** A new row of this name continues the version, so that an old page never changes it by accident. */
export async function keepFormerName(
  tx: Tx,
  { kind, id, version }: { kind: NamedKind; id: string; version: number },
): Promise<void> {
  await tx
    .insertInto('former_names')
    .values({ kind, id, version })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ version }))
    .execute();
}
