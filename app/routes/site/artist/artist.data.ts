import type { RouterContextProvider } from 'react-router';
import { formatOf } from '#app/web/format-of.ts';
import { allowFrame, changesAt, factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import { endOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import { playerOrigin } from '#studio/site/artist/video-link.ts';
import { artistVideos } from '#studio/site/artist/videos.queries.ts';
import { contentPageData } from '../content-page.data.ts';

/** Allows the player's origin in frame-src, on this page only. */
export async function artistData(context: Readonly<RouterContextProvider>) {
  allowFrame(context, playerOrigin);
  const [page, videos] = await Promise.all([
    contentPageData(context, 'artist'),
    artistVideos(worldOf(context)),
  ]);
  return { ...page, videos, concerts: upcomingConcerts(context, page.document) };
}

export type ArtistData = Awaited<ReturnType<typeof artistData>>;

/** For the page about the coach: the next concerts, and the first record that can be heard. */
export async function artistStage(context: Readonly<RouterContextProvider>) {
  const document = await contentDocument(worldOf(context), 'artist', factsOf(context).language);
  const records = blockOf(document, 'links', 'music')?.items ?? [];
  return {
    concerts: upcomingConcerts(context, document).slice(0, mostConcerts),
    record: records.find(({ sound }) => sound) ?? null,
  };
}

export type ArtistStage = Awaited<ReturnType<typeof artistStage>>;

const mostConcerts = 2;

/** The page is cached until the day of the next concert is over. */
function upcomingConcerts(context: Readonly<RouterContextProvider>, document: ContentDocument) {
  const format = formatOf(context);
  const today = studioDay(worldOf(context).clock.now()).toString();
  const upcoming = (blockOf(document, 'concerts')?.items ?? [])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [next] = upcoming;
  if (next) changesAt(context, endOfDay(Temporal.PlainDate.from(next.date)));
  return upcoming.map((concert) => ({
    ...concert,
    day: format.day(concert.date),
  }));
}
