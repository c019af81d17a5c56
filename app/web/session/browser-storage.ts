/* Everything that the site stores in a browser. The cookie page lists it, and tests fail on other cookies
   and keys (tests/support/site/app.ts, tests/support/browser/browser.ts). Purposes and durations are in
   kept-in-browser.messages.ts. */

interface StoredItem {
  /** A trailing * is a wildcard. */
  readonly name: string;
  readonly place: 'cookie' | 'storage' | 'tab storage';
  readonly isHttpOnly?: true;
}

export const browserStorage = [
  { name: 'belcanto_hold', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_flag', place: 'cookie' },
  { name: 'belcanto_cart', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_checkout', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_payer', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_prefill', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_signup', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_device', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_outbox', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto.session_token', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_language', place: 'storage' },
  { name: 'belcanto_newsletter', place: 'storage' },
  { name: 'belcanto-draft:*', place: 'storage' },
  { name: 'belcanto-journal:*', place: 'storage' },
  { name: 'belcanto-note:*', place: 'storage' },
  { name: 'belcanto_videos', place: 'storage' },
  { name: 'belcanto_ranges', place: 'storage' },
  { name: 'react-router-scroll-positions', place: 'tab storage' },
] as const satisfies readonly StoredItem[];

export type StoredName = (typeof browserStorage)[number]['name'];
type OfPlace<P> = Extract<(typeof browserStorage)[number], { place: P }>['name'];
/** An unlisted cookie does not compile. */
export type CookieName = OfPlace<'cookie'>;

/** Browsers require this prefix's cookies to be Secure. */
export const securePrefix = '__Secure-';

export function describedOf(place: StoredItem['place'], name: string): StoredItem | undefined {
  const plain = name.startsWith(securePrefix) ? name.slice(securePrefix.length) : name;
  return browserStorage.find(
    (item: StoredItem) =>
      item.place === place &&
      (item.name.endsWith('*') ? plain.startsWith(item.name.slice(0, -1)) : plain === item.name),
  );
}

export function unlistedCookies(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/;\s*max-age=0\b/i.test(line))
    .map((line) => line.slice(0, line.indexOf('=')).trim())
    .filter((name) => !describedOf('cookie', name));
}
