import type { CookieName } from './session/browser-storage.ts';

export interface PageHandle {
  /**
   * Only for /login, /setup, /dashboard, /admin and /ui: loads React with a nonce, never cached. A page decides before
   * its layout.
   */
  hydrate?: boolean;
  /** For search engines, although it is rendered for every visitor. Cached pages are anyway. */
  isIndexed?: boolean;
  /**
   * The same page for every visitor: nothing in it depends on cookies, on the person or on a parameter that the loader
   * does not name (`madeFrom`). A count may, if whatever changes it invalidates the page (docs/decisions/021).
   */
  cache?: CacheRule;
}

export interface CacheRule {
  /** Content keys that invalidate the page, besides the global ones. */
  keys: readonly string[] | ((params: Readonly<Record<string, string | undefined>>) => readonly string[]);
  /** Maximum age in seconds for content that depends on the clock. At most 600. */
  seconds?: number;
  /** Browsers with one of these cookies get a page of their own, which is not stored. */
  unlessCookies?: readonly CookieName[];
}

export interface HandledMatch {
  handle?: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

export function asksToHydrate(matches: readonly HandledMatch[]): boolean {
  const hydrates = matches.map((match) => (match.handle as PageHandle | undefined)?.hydrate);
  return hydrates.findLast((one) => one !== undefined) === true;
}

export function asksToBeIndexed(matches: readonly HandledMatch[]): boolean {
  return matches.some((match) => (match.handle as PageHandle | undefined)?.isIndexed === true);
}

export interface PageCaching {
  keys: readonly string[];
  params: PageParams;
  seconds: number;
  /** The clock changes the page then, before its maximum age. */
  until?: Temporal.Instant;
}

/** What is known of a cacheable page before it is rendered. */
export interface SharedPage {
  keys: readonly string[];
  unlessCookies: readonly CookieName[];
}

/** Validated parameters that change the page; null: absent or unknown. */
export type PageParams = Readonly<Record<string, string | null>>;

/** Null: not cacheable. */
export function cachingOf(
  matches: readonly HandledMatch[],
  { params, until }: { params: PageParams; until: Temporal.Instant | null },
): PageCaching | null {
  const leaf = matches.at(-1);
  const rule = (leaf?.handle as PageHandle | undefined)?.cache;
  if (!leaf || !rule || asksToHydrate(matches)) return null;
  const seconds = Math.min(rule.seconds ?? 600, 600);
  return { keys: keysOf(rule, leaf), params, seconds, ...(until ? { until } : {}) };
}

/** Null: not cacheable. */
export function sharedPageOf(matches: readonly HandledMatch[]): SharedPage | null {
  const leaf = matches.at(-1);
  const rule = (leaf?.handle as PageHandle | undefined)?.cache;
  if (!leaf || !rule || asksToHydrate(matches)) return null;
  return { keys: keysOf(rule, leaf), unlessCookies: rule.unlessCookies ?? [] };
}

function keysOf({ keys }: CacheRule, { params }: HandledMatch): readonly string[] {
  return typeof keys === 'function' ? keys(params) : keys;
}
