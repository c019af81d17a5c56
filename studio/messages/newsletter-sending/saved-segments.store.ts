import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Segment } from './segment.ts';

/** False: another one has the name. */
export async function insertSegment(
  { tx, now }: Write,
  { name, segment }: { name: string; segment: Segment },
): Promise<boolean> {
  const result = await tx
    .insertInto('newsletter_segments')
    .values({ name, segment: json(segment), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function setSegmentName(tx: Tx, { id, name }: { id: string; name: string }): Promise<void> {
  await tx
    .updateTable('newsletter_segments')
    .set((is) => ({ name, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeSegment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('newsletter_segments').where('id', '=', id).execute();
}
