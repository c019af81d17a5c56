import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Segment } from './segment.ts';

/** Null: another one has the name. */
export async function insertSegment(
  { tx, now }: Write,
  { name, segment }: { name: string; segment: Segment },
): Promise<string | null> {
  const row = await tx
    .insertInto('newsletter_segments')
    .values({ name, segment: json(segment), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False: another one has the name. The caller has locked the row. */
export async function setSegmentName(tx: Tx, { id, name }: { id: string; name: string }): Promise<boolean> {
  const result = await tx
    .updateTable('newsletter_segments')
    .set((is) => ({ name, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('newsletter_segments as other')
            .select('other.id')
            .where('other.id', '!=', id)
            .where(sql<boolean>`lowercase(other.name) = lowercase(${name})`),
        ),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function removeSegment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('newsletter_segments').where('id', '=', id).execute();
}
