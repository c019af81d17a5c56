import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/security-txt';

/** RFC 9116 advises less than a year. */
const validDays = 180;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const { siteUrl } = world.settings;
  const { email } = await studioIdentity(world);
  const expires = world.clock.now().add({ hours: validDays * 24 });
  const lines = [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/contact`}`,
    `Expires: ${expires.toString({ smallestUnit: 'second' })}`,
    'Preferred-Languages: da, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
