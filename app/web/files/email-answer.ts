import type { World } from '#platform/world.ts';
import { withPortraitInside } from '#studio/shared/email/email-portrait.ts';

/** As email clients do: inline styles, no scripts, forms or requests, links in a new tab. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data: 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** An email's HTML as a page of its own; `ancestors` may show it in a frame. */
export async function emailAnswer(
  world: World,
  html: string,
  ancestors: "'none'" | "'self'",
): Promise<Response> {
  return new Response(await withPortraitInside(world, html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; frame-ancestors ${ancestors}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}
