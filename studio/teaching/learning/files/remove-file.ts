import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { chunkKey } from './lesson-file.ts';
import { abandonedFiles, chunksToRemove } from './lesson-files.queries.ts';
import { deleteFileRows, lockFileInState, releaseFile } from './lesson-files.store.ts';

/** Hours without progress. */
export const abandonedAfterHours = 48;

/** Removes an unfinished or unconvertible upload. Idempotent. */
export async function giveUpUpload(world: World, who: May<'catalogue'>, id: string): Promise<boolean> {
  return removeInState(world, who, { id, state: 'uploading' });
}

/** Deletes a recording or resource. Idempotent. */
export async function removeFile(world: World, who: May<'catalogue'>, id: string): Promise<boolean> {
  return removeInState(world, who, { id, state: 'complete' });
}

async function removeInState(
  world: World,
  who: May<'catalogue'>,
  { id, state }: { id: string; state: 'uploading' | 'complete' },
): Promise<boolean> {
  if (!z.guid().safeParse(id).success) return false;
  const isFound = await change(world, who, async (c) => {
    const file = await lockFileInState(c.tx, id, state);
    if (!file || !(await releaseFile(c.tx, id, c.now))) return false;
    const removed = filmTask({ lessonId: file.lesson_id ?? '', fileId: id });
    await publish(c, { type: 'file.superseded', file: removed });
    if (state === 'complete') {
      const subject = `lesson:${file.lesson_id}`;
      await audit(c, { action: 'lesson.file-removed', subject });
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
  const chunks = await chunksToRemove(world.db.query, id);
  for (const { number, sha256 } of chunks) await world.files.remove(chunkKey(id, number, sha256));
  await deleteFileRows(world.db.query, id);
}

/** Reconciler: removes abandoned uploads and unreferenced files; returns their number. Idempotent. */
export async function deleteAbandonedLessonFiles(world: World): Promise<number> {
  const now = world.clock.now();
  const ids = await abandonedFiles(world.db.query, now.subtract({ hours: abandonedAfterHours }));
  for (const id of ids) {
    await releaseFile(world.db.query, id, now);
    await removeBytes(world, id);
  }
  return ids.length;
}
