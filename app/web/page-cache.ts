import type { Database } from '#platform/db/database.ts';
import { allContent, contentChannel } from '#studio/shared/content-changed.ts';
import type { PageCaching, PageParams } from './page-handle.ts';

interface CacheEntry<T> {
  page: T;
  path: string;
  keys: ReadonlySet<string>;
  /** Milliseconds. From then on a request for the page also starts its refresh. */
  freshUntil: number;
  expiresAt: number;
}

/** Of a page's maximum age; for the rest it is served while one render refreshes it. */
const freshShare = 3 / 4;
const refreshRetryMs = 5_000;

/** Taken before rendering, so that content changes during rendering are detected. */
export type Moment = number;

/** LRU. Key: path and validated parameters, whose names are known from the path's first rendering. */
export class PageCache<T> {
  readonly #entries = new Map<string, CacheEntry<T>>();
  /** Reference count per path, so that a path is dropped with its last page. */
  readonly #paths = new Map<string, { params: readonly string[]; pages: number }>();
  readonly #now: () => number;
  readonly #limit: number;
  #changes = 0;
  readonly #changedAt = new Map<string, Moment>();

  /** `now` in milliseconds. */
  constructor(now: () => number, limit = 500) {
    this.#now = now;
    this.#limit = limit;
  }

  /** Follows content changes of all processes. Returns the unsubscriber. */
  listenTo(db: Database): Promise<() => Promise<void>> {
    return db.listen(
      contentChannel,
      (key) => this.drop(key),
      () => this.drop(allContent),
    );
  }

  get size(): number {
    return this.#entries.size;
  }

  get knownPaths(): number {
    return this.#paths.size;
  }

  /** `refresh` is called when the page nears its maximum age; it must not wait. */
  find(url: URL, refresh?: () => void): T | null {
    const known = this.#paths.get(url.pathname);
    if (!known) return null;
    const key = keyOf(url, known.params);
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const now = this.#now();
    if (entry.expiresAt <= now) {
      this.#forget(key);
      return null;
    }
    // Reinserting makes it the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (refresh && entry.freshUntil <= now) {
      entry.freshUntil = now + refreshRetryMs;
      refresh();
    }
    return entry.page;
  }

  /** Equal for URLs of one page, as far as its parameters are known. */
  address(url: URL): string {
    const known = this.#paths.get(url.pathname);
    return known ? keyOf(url, known.params) : url.pathname + url.search;
  }

  moment(): Moment {
    return this.#changes;
  }

  /** The last change of any of the keys. */
  changedAt(keys: Iterable<string>): Moment {
    let last = this.#changedAt.get(allContent) ?? 0;
    for (const key of keys) last = Math.max(last, this.#changedAt.get(key) ?? 0);
    return last;
  }

  /** Skipped if its content changed since it was started, or if the URL is not canonical. */
  keep(url: URL, page: T, { caching, startedAt }: { caching: PageCaching; startedAt: Moment }): void {
    const { keys, params, seconds, until } = caching;
    const { pathname: path } = url;
    if (startedAt < this.changedAt(keys) || !isKeepable(url, params)) return;
    const names = Object.keys(params);
    const key = keyOf(url, names);
    this.#forget(key);
    const pages = (this.#paths.get(path)?.pages ?? 0) + 1;
    this.#paths.set(path, { params: names, pages });
    const now = this.#now();
    const milliseconds = Math.min(seconds * 1000, (until?.epochMilliseconds ?? Infinity) - now);
    this.#entries.set(key, {
      page,
      path,
      keys: new Set(keys),
      freshUntil: now + milliseconds * freshShare,
      expiresAt: now + milliseconds,
    });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#forget(oldest);
    }
  }

  drop(key: string): void {
    this.#changes += 1;
    this.#changedAt.set(key, this.#changes);
    for (const [address, { keys }] of this.#entries) {
      if (key === allContent || keys.has(key)) this.#forget(address);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    const known = this.#paths.get(entry.path);
    if (known && known.pages > 1) this.#paths.set(entry.path, { ...known, pages: known.pages - 1 });
    else this.#paths.delete(entry.path);
  }
}

/** The number of other spellings of a URL is unlimited, the cache is not. */
export function isKeepable(url: URL, params: PageParams): boolean {
  return (
    isPlainlySpelled(url.pathname) &&
    Object.entries(params).every(([name, value]) => {
      const given = url.searchParams.getAll(name);
      return value === null ? given.length === 0 : given.length === 1 && given[0] === value;
    })
  );
}

/** Other spellings redirect (canonical-path.ts). Only the document folder has capitals. */
function isPlainlySpelled(path: string): boolean {
  try {
    const read = decodeURI(path);
    const small = read.replace('/PDFs/', '/');
    return small === small.toLowerCase() && encodeURI(read) === path && !/\/\/|.\/$/.test(path);
  } catch {
    return false;
  }
}

/** Repeated values of one parameter are different pages; the order of parameters is not significant. */
function keyOf(url: URL, params: readonly string[]): string {
  const listed = params.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
  return `${url.pathname}?${new URLSearchParams(listed)}`;
}
