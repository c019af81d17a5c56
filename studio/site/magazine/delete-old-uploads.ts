import type { World } from '#platform/world.ts';
import { deleteDeclined } from './stories.store.ts';
import { declinedDays } from './story.ts';
import { fileKeyOfUpload, unusedUploads } from './uploads.queries.ts';
import { deleteOldTokens, deleteUpload } from './uploads.store.ts';

const waitHours = 24;

/** File before row, so that a crash leaves no orphan. */
export async function removeUpload(world: World, id: string): Promise<void> {
  const fileKey = await fileKeyOfUpload(world.db.query, id);
  if (!fileKey) return;
  await world.files.remove(fileKey);
  await deleteUpload(world.db.query, id);
}

/** Reconciler: removes unused and declined files, expired tokens and old declined stories. Idempotent. */
export async function deleteOldUploads(world: World): Promise<number> {
  const now = world.clock.now();
  const ids = await unusedUploads(world.db.query, now.subtract({ hours: waitHours }));
  for (const id of ids) await removeUpload(world, id);
  await deleteOldTokens(world.db.query, now);
  await world.db.transaction((tx) => deleteDeclined(tx, now.subtract({ hours: declinedDays * 24 })));
  return ids.length;
}
