import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`. What must not be listed says so itself, which needs to be read. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = worldOf(context).settings;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
