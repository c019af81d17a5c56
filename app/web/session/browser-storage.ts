/*
 * Everything that this site ever keeps in a visitor's browser. The cookie page is made from this list, and tests fail
 * when a Set-Cookie line or a stored key is not in it (tests/support/site/app.ts, tests/support/browser/browser.ts).
 * What each is for and how long it stays is told in kept-in-browser.messages.ts, in both languages.
 */

interface StoredItem {
  /** A name ending in * stands for all that begin like it. */
  readonly name: string;
  readonly place: 'cookie' | 'storage' | 'tab storage';
  /** True: a secret that no script can read. */
  readonly isHttpOnly?: true;
}

export const browserStorage = [
  { name: 'belcanto_hold', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_flag', place: 'cookie' },
  { name: 'belcanto_cart', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_checkout', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_prefill', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_signup', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_device', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto.session_token', place: 'cookie', isHttpOnly: true },
  { name: 'belcanto_newsletter', place: 'storage' },
  { name: 'belcanto-draft:*', place: 'storage' },
  { name: 'belcanto-journal:*', place: 'storage' },
  { name: 'belcanto_videos', place: 'storage' },
  { name: 'react-router-scroll-positions', place: 'tab storage' },
] as const satisfies readonly StoredItem[];

export type StoredName = (typeof browserStorage)[number]['name'];
type OfPlace<P> = Extract<(typeof browserStorage)[number], { place: P }>['name'];
/** The names cookieLine takes: a cookie that is not told of does not compile. */
export type CookieName = OfPlace<'cookie'>;

/** Browsers demand this beginning of what may never travel without https. */
const securePrefix = '__Secure-';

/** The entry that tells of a cookie or a stored key; undefined: nobody told of it. */
export function describedOf(place: StoredItem['place'], name: string): StoredItem | undefined {
  const plain = name.startsWith(securePrefix) ? name.slice(securePrefix.length) : name;
  return browserStorage.find(
    (thing: StoredItem) =>
      thing.place === place &&
      (thing.name.endsWith('*') ? plain.startsWith(thing.name.slice(0, -1)) : plain === thing.name),
  );
}

/** Names of cookies in Set-Cookie lines that keep something (not those that remove it) and that nobody told of. */
export function unlistedCookies(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/;\s*max-age=0\b/i.test(line))
    .map((line) => line.slice(0, line.indexOf('=')).trim())
    .filter((name) => !describedOf('cookie', name));
}
