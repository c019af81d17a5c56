import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { sitePages } from '#studio/site/search/site-pages.queries.ts';
import { listedPages, sitemap } from '#studio/site/search/sitemap.ts';
import type { Route } from './+types/sitemap';

const keys = ['studio', 'magazine', 'workbooks', 'prices'];
const seconds = 60;

export const handle: PageHandle = { cache: { keys, seconds } };

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  factsOf(context).answer.caching = { keys, params: {}, seconds };
  const xml = sitemap(world.settings.siteUrl, listedPages(await sitePages(world, 'en')));
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
