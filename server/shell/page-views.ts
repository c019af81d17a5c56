import { hasCookie } from '#app/web/session/cookies.ts';
import type { World } from '#platform/world.ts';
import { addPageViews, type CountedPage } from '#studio/money/figures/page-views.store.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';

const everyMs = 5_000;

/** Counts in memory and adds to the database every five seconds; a killed process loses at most those. */
export class PageViews {
  readonly #world: Pick<World, 'db' | 'clock' | 'log'>;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<CountedPage, number>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(world: Pick<World, 'db' | 'clock' | 'log'>) {
    this.#world = world;
    this.#timer = setInterval(() => this.flush(), everyMs);
    this.#timer.unref();
  }

  /** `path`: without the language. Also of a page that the browser has already (304). */
  count(request: Request, path: string, status: number): void {
    if (status !== 200 && status !== 304) return;
    const page = viewOf(request, path);
    if (page) this.#counts.set(page, (this.#counts.get(page) ?? 0) + 1);
  }

  /** What could not be written is written the next time. */
  flush(): Promise<void> {
    if (this.#counts.size > 0) this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.flush();
  }

  async #write(): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    const { db, clock, log } = this.#world;
    try {
      await addPageViews(db.query, studioDay(clock.now()), counts);
    } catch (error) {
      for (const [page, views] of counts) this.#counts.set(page, (this.#counts.get(page) ?? 0) + views);
      log.warn({ err: error }, 'page views were not written');
    }
  }
}

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
