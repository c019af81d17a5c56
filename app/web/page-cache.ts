import type { Database } from '#platform/db/database.ts';
import { allContent, contentChannel } from '#studio/shared/content-changed.ts';
import type { PageCaching } from './page-handle.ts';

interface Kept<T> {
  page: T;
  keys: ReadonlySet<string>;
  keptUntil: number;
}

/** What a page is made under: handed out before rendering, so that content changed meanwhile is noticed. */
export type Moment = number;

/**
 * Rendered pages in memory. Key: path and the parameters that the page has listed; a path's parameters are known
 * from its first rendering on, so a look-up never asks the routes. At most `limit` pages, the longest unused go.
 */
export class PageCache<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #paramsOf = new Map<string, readonly string[]>();
  readonly #now: () => number;
  readonly #limit: number;
  #changes = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number, limit = 500) {
    this.#now = now;
    this.#limit = limit;
  }

  /** Follows content changes of all processes. Returns the unsubscriber. */
  listenTo(db: Database): Promise<() => Promise<void>> {
    return db.listen(contentChannel, (key) => this.drop(key));
  }

  get size(): number {
    return this.#kept.size;
  }

  find(url: URL): T | null {
    const params = this.#paramsOf.get(url.pathname);
    if (!params) return null;
    const key = keyOf(url, params);
    const kept = this.#kept.get(key);
    if (!kept) return null;
    this.#kept.delete(key);
    if (kept.keptUntil <= this.#now()) return null;
    this.#kept.set(key, kept);
    return kept.page;
  }

  moment(): Moment {
    return this.#changes;
  }

  /** Keeps a page, unless any content changed since it began to be made. */
  keep(url: URL, page: T, { keys, params, seconds }: PageCaching, begun: Moment): void {
    if (begun !== this.#changes) return;
    this.#paramsOf.set(url.pathname, params);
    this.#kept.set(keyOf(url, params), {
      page,
      keys: new Set(keys),
      keptUntil: this.#now() + seconds * 1000,
    });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#limit) break;
      this.#kept.delete(oldest);
    }
  }

  drop(key: string): void {
    this.#changes += 1;
    for (const [address, { keys }] of this.#kept) {
      if (key === allContent || keys.has(key)) this.#kept.delete(address);
    }
  }
}

/** Several values of one parameter are different pages; the order of parameters is not. */
function keyOf(url: URL, params: readonly string[]): string {
  const listed = params.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
  return `${url.pathname}?${new URLSearchParams(listed)}`;
}
