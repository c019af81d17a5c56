import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { OpenFile } from '#platform/files/files.ts';
import type { World } from '#platform/world.ts';

export interface ArtistVideo {
  id: string;
  site: 'youtube';
  videoId: string;
  hasPoster: boolean;
}

export async function artistVideos(world: Pick<World, 'db'>): Promise<ArtistVideo[]> {
  const rows = await world.db.query
    .selectFrom('artist_videos')
    .select(['id', 'site', 'video_id as videoId', 'poster_key'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ poster_key, ...video }) => ({ ...video, hasPoster: poster_key !== null }));
}

export async function openPoster(world: World, id: string): Promise<OpenFile | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await world.db.query
    .selectFrom('artist_videos')
    .select('poster_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.poster_key ? world.files.open(row.poster_key) : null;
}

export async function videoWithoutPoster(q: Queries, id: string) {
  return q
    .selectFrom('artist_videos')
    .select(['site', 'video_id as videoId'])
    .where('id', '=', id)
    .where('poster_key', 'is', null)
    .executeTakeFirst();
}
