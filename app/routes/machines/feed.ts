import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { rssFeed } from '#studio/site/magazine/feed.ts';
import { publishedArticles } from '#studio/site/magazine/items.queries.ts';
import { magazineMessages } from '../magazine/magazine.messages.ts';
import type { Route } from './+types/feed';

const keys = ['studio', 'magazine'];

export const handle: PageHandle = { cache: { keys } };

/** `/feeds/<language>.xml`: the magazine's feed. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { answer, path } = factsOf(context);
  answer.caching = { keys, params: {}, seconds: 600 };
  const language = path === '/feeds/da.xml' ? 'da' : 'en';
  const { studioName, studioTagline } = await studioIdentity(world);
  const feed = rssFeed({
    title: `${studioName}: ${magazineMessages[language].magazine}`,
    description: studioTagline || studioName,
    language,
    siteUrl: world.settings.siteUrl,
    articles: await publishedArticles(world, language),
  });
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
