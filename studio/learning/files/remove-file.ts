import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { chunkKey } from './lesson-file.ts';
import { deleteFileRows, releaseFile } from './lesson-files.store.ts';

/** Hours without progress. */
export const abandonedAfterHours = 48;

/** Removes an unfinished or unconvertible upload. Idempotent. */
export async function giveUpUpload(world: World, who: Who, id: string): Promise<boolean> {
  return removeInState(world, who, id, 'arriving');
}

/** Deletes a recording or resource. Idempotent. */
export async function removeFile(world: World, who: Who, id: string): Promise<boolean> {
  return removeInState(world, who, id, 'whole');
}

async function removeInState(
  world: World,
  who: Who,
  id: string,
  state: 'arriving' | 'whole',
): Promise<boolean> {
  if (who.role !== 'owner' || !z.guid().safeParse(id).success) return false;
  const at = world.clock.now();
  const isFound = await world.db.transaction(async (tx) => {
    const file = await tx
      .selectFrom('lesson_files')
      .select(['lesson_id'])
      .where('id', '=', id)
      .where('state', state === 'whole' ? '=' : '!=', 'whole')
      .forUpdate()
      .executeTakeFirst();
    if (!file || !(await releaseFile(tx, id, at))) return false;
    const removed = filmTask({ lessonId: file.lesson_id ?? '', fileId: id });
    await publish(world, tx, 'file.superseded', { file: removed });
    if (state === 'whole') {
      const subject = `lesson:${file.lesson_id}`;
      await audit(tx, { at, actor: 'owner', action: 'lesson.file-removed', subject });
    }
    return true;
  });
  if (isFound) await removeBytes(world, id);
  return isFound;
}

export function filmTask({ lessonId, fileId }: { lessonId: string; fileId: string }): string {
  return `lessons/${lessonId}/${fileId}`;
}

/** Bytes before rows, so that a crash leaves no orphan. Only for unreferenced files. */
export async function removeBytes(world: World, id: string): Promise<void> {
  const chunks = await world.db.query
    .selectFrom('lesson_file_chunks')
    .innerJoin('lesson_files', 'lesson_files.id', 'lesson_file_chunks.file_id')
    .select(['lesson_file_chunks.number', 'lesson_file_chunks.sha256'])
    .where('lesson_files.id', '=', id)
    .where('lesson_files.lesson_id', 'is', null)
    .execute();
  for (const { number, sha256 } of chunks) await world.files.remove(chunkKey(id, number, sha256));
  await deleteFileRows(world.db.query, id);
}

/** Reconciler: removes abandoned uploads and unreferenced files; returns their number. Idempotent. */
export async function deleteAbandonedLessonFiles(world: World): Promise<number> {
  const now = world.clock.now();
  const rows = await world.db.query
    .selectFrom('lesson_files')
    .select('id')
    .where((is) =>
      is.or([
        is('lesson_id', 'is', null),
        is.and([
          is('state', '=', 'arriving'),
          is('changed_at', '<', now.subtract({ hours: abandonedAfterHours })),
        ]),
      ]),
    )
    .execute();
  for (const { id } of rows) {
    await releaseFile(world.db.query, id, now);
    await removeBytes(world, id);
  }
  return rows.length;
}
