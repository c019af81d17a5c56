export interface PageHandle {
  /** Only for /login, /setup, /dashboard, /admin and /ui: loads React with a nonce, never cached. */
  hydrate?: boolean;
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
}

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

/** Validated parameters that change the page; null: absent or unknown. */
export type PageParams = Readonly<Record<string, string | null>>;

/** Null: not cacheable. */
export function cachingOf(matches: readonly HandledMatch[], params: PageParams): PageCaching | null {
  const leaf = matches.at(-1);
  const rule = (leaf?.handle as PageHandle | undefined)?.cache;
  if (!leaf || !rule || asksToHydrate(matches)) return null;
  const keys = typeof rule.keys === 'function' ? rule.keys(leaf.params) : rule.keys;
  return { keys, params, seconds: Math.min(rule.seconds ?? 600, 600) };
}
