import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { TakePairsTable } from '#platform/db/schema/takes.ts';
import type { Write } from '#studio/shared/change.ts';
import { sampleTakes } from '../../../db/sample/takes.ts';
import type { TakeName } from './take-pair.ts';

export async function loadTakes({ tx, now }: Write): Promise<void> {
  const row: Insertable<TakePairsTable> = {
    ...sampleTakes,
    is_visible: true,
    is_sample: true,
    changed_at: now,
  };
  await tx.insertInto('take_pairs').values(row).execute();
}

export async function deleteSampleTakes(tx: Tx): Promise<void> {
  await tx.deleteFrom('take_pairs').where('is_sample', '=', true).execute();
}

export async function hideTakePairs({ tx, now }: Write): Promise<void> {
  await tx
    .updateTable('take_pairs')
    .set((set) => ({ is_visible: false, version: set('version', '+', 1), changed_at: now }))
    .where('is_visible', '=', true)
    .execute();
}

export async function saveContour(
  tx: Tx,
  { id, take, recording, contour }: { id: number; take: TakeName; recording: string; contour: number[] },
): Promise<void> {
  const changes =
    take === 'first'
      ? { first_contour: contour, first_recording: recording }
      : { last_contour: contour, last_recording: recording };
  await tx.updateTable('take_pairs').set(changes).where('id', '=', id).execute();
}
