import { worldOf } from '#app/web/world.ts';
import { sitePages } from '#studio/search/site-pages.queries.ts';
import { sitemap } from '#studio/search/sitemap.ts';
import type { Route } from './+types/sitemap';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const xml = sitemap(world.settings.siteUrl, await sitePages(world, 'en'));
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
