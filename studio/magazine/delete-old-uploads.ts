import type { World } from '#platform/world.ts';
import { deleteDeclined } from './stories.store.ts';
import { declinedDays } from './story.ts';
import { deleteOldTokens, deleteUpload } from './uploads.store.ts';

const waitHours = 24;

/** File before row, so that a crash leaves no orphan. */
export async function removeUpload(world: World, id: string): Promise<void> {
  const row = await world.db.query
    .selectFrom('magazine_uploads')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  await world.files.remove(row.file_key);
  await deleteUpload(world.db.query, id);
}

/** Reconciler: removes unused and declined files, expired tokens and old declined stories. Idempotent. */
export async function deleteOldUploads(world: World): Promise<number> {
  const now = world.clock.now();
  const rows = await world.db.query
    .selectFrom('magazine_uploads')
    .leftJoin('stories', 'stories.upload_id', 'magazine_uploads.id')
    .select('magazine_uploads.id')
    .where((is) =>
      is.or([
        is('stories.state', '=', 'declined'),
        is.and([
          is('stories.id', 'is', null),
          is('magazine_uploads.created_at', '<', now.subtract({ hours: waitHours })),
        ]),
      ]),
    )
    .execute();
  for (const { id } of rows) await removeUpload(world, id);
  await deleteOldTokens(world.db.query, now);
  await world.db.transaction((tx) => deleteDeclined(tx, now.subtract({ hours: declinedDays * 24 })));
  return rows.length;
}
