import type { World } from '#platform/world.ts';
import { deleteDeclined } from './stories.store.ts';
import { declinedDays } from './story.ts';
import { deleteOldTokens, deleteUpload } from './uploads.store.ts';

/** A file that came without its story after so many hours is not waited for any longer. */
const waitHours = 24;

/** Removes the file, then forgets it: a crash between the two leaves a row that is found again, never a file. */
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

/**
 * Removes what nobody will ever publish: files whose story never came or was declined, old tokens, and declined stories
 * after 30 days. Answers how many files it removed. Safe to run at any time.
 */
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
