/** What a route says about itself: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** True only for /login, /setup, /dashboard, /admin and /ui: loads React in the browser, with a nonce, never cached. */
  hydrate?: boolean;
  /**
   * The page is the same for everybody and may be kept. Say so only when nothing in it depends on cookies, on the
   * person or on a parameter that the loader does not name (`madeFrom`); names, tokens and holds never belong in such a
   * page. A number may, if whatever changes it drops the page (docs/decisions/021).
   */
  cache?: CacheRule;
}

export interface CacheRule {
  /**
   * Content keys whose change drops the page (`contentChanged`), besides what drops every page. A function
   * when they follow from the address.
   */
  keys: readonly string[] | ((params: Readonly<Record<string, string | undefined>>) => readonly string[]);
  /** Seconds after which it is made anew although no content changed: for what follows the clock. At most 600. */
  seconds?: number;
}

/** A matched route, as far as the handle matters. */
export interface HandledMatch {
  handle?: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

export function asksToHydrate(matches: readonly HandledMatch[]): boolean {
  return matches.some((match) => (match.handle as PageHandle | undefined)?.hydrate === true);
}

export interface PageCaching {
  keys: readonly string[];
  params: PageParams;
  seconds: number;
}

/**
 * The query parameters that make another page, each with the validated value that the page was made from, as our links
 * spell it; null: none, or one that we do not know. All others are ignored.
 */
export type PageParams = Readonly<Record<string, string | null>>;

/** How a page may be kept: what its leaf route says. Null: made anew for every request. */
export function cachingOf(matches: readonly HandledMatch[], params: PageParams): PageCaching | null {
  const leaf = matches.at(-1);
  const rule = (leaf?.handle as PageHandle | undefined)?.cache;
  if (!leaf || !rule || asksToHydrate(matches)) return null;
  const keys = typeof rule.keys === 'function' ? rule.keys(leaf.params) : rule.keys;
  return { keys, params, seconds: Math.min(rule.seconds ?? 600, 600) };
}
