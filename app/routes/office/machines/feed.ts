import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { rssFeed } from '#studio/site/magazine/feed.ts';
import { publishedArticles } from '#studio/site/magazine/items.queries.ts';
import { magazineMessages } from '../../site/magazine/magazine.messages.ts';
import type { Route } from './+types/feed';

const keys = ['studio', 'magazine', 'testimonials'];

export const handle: PageHandle = { cache: { keys } };

/** `/feeds/<language>.xml`: the magazine's feed. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { answer, path } = factsOf(context);
  answer.caching = { keys, params: {}, seconds: 600 };
  const language = path === '/feeds/da.xml' ? 'da' : 'en';
  const { studioName } = await studioIdentity(world);
  const document = await contentDocument(world, 'testimonials', language);
  const description = blockOf(document, 'seo')?.description ?? blockOf(document, 'lead')?.text;
  const feed = rssFeed({
    title: `${studioName}: ${magazineMessages[language].magazine}`,
    description: description ?? studioName,
    language,
    siteUrl: world.settings.siteUrl,
    articles: await publishedArticles(world, language),
  });
  return new Response(feed, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
