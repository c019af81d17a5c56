import type { Queries, Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { VideoLink } from './video-link.ts';

export async function insertVideo({ tx, now }: Write, video: VideoLink): Promise<string | null> {
  const row = await tx
    .insertInto('artist_videos')
    .values({ site: video.site, video_id: video.videoId, poster_key: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['site', 'video_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the deleted row, so that its poster can be removed. */
export async function deleteVideo(tx: Tx, id: string): Promise<{ posterKey: string | null } | null> {
  const row = await tx
    .deleteFrom('artist_videos')
    .where('id', '=', id)
    .returning('poster_key as posterKey')
    .executeTakeFirst();
  return row ?? null;
}

export async function setPoster(tx: Queries, id: string, posterKey: string): Promise<boolean> {
  const result = await tx
    .updateTable('artist_videos')
    .set({ poster_key: posterKey })
    .where('id', '=', id)
    .where('poster_key', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
