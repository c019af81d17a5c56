import { hasCookie } from '#app/web/session/cookies.ts';
import type { CountedPage } from '#studio/money/figures/page-views.store.ts';

const pages: ReadonlyMap<string, CountedPage> = new Map([['/private-coaching/book', 'booking']]);

/** A step within the booking, without scripts. */
const laterSteps = ['slot_start', 'time_zone', 'ended'];

/** Programs that name themselves; only identifiers could tell the others from people. */
const bots =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|monitor|uptime|scan|curl|wget|python|java\/|go-http|http-?client|axios|node-fetch|undici|okhttp|libwww/i;

/** The page that a person opens with this request; null: another page, a prefetch, or a program. `path`: without language. */
export function viewOf(request: Request, path: string): CountedPage | null {
  const page = pages.get(path);
  if (!page || request.method !== 'GET') return null;
  const { headers } = request;
  const purposes = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].map((name) => headers.get(name));
  if (purposes.some((purpose) => purpose && /prefetch|prerender|preview/i.test(purpose))) return null;
  if (!/^(?:document|iframe)$/.test(headers.get('sec-fetch-dest') ?? 'document')) return null;
  if (bots.test(headers.get('user-agent') || 'bot')) return null;
  const { searchParams } = new URL(request.url);
  if (laterSteps.some((name) => searchParams.has(name))) return null;
  // The page shows the hold: this visitor opened the booking before.
  return hasCookie(request, 'belcanto_hold') ? null : page;
}
