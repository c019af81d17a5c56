import type { RouterContextProvider } from 'react-router';
import { allowFrame } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { playerOrigin } from '#studio/artist/video-link.ts';
import { artistVideos } from '#studio/artist/videos.queries.ts';
import { contentPageData } from '../site/content-page.data.ts';

/** Allows the player's origin in frame-src, on this page only. */
export async function artistData(context: Readonly<RouterContextProvider>) {
  allowFrame(context, playerOrigin);
  const [page, videos] = await Promise.all([
    contentPageData(context, 'artist'),
    artistVideos(worldOf(context)),
  ]);
  return { ...page, videos };
}

export type ArtistData = Awaited<ReturnType<typeof artistData>>;
