export type Language = 'da' | 'en';
export const languages: readonly Language[] = ['da', 'en'];

/** Pages and alternative addresses whose specified language is Danish. */
const danishPaths = new Set([
  '/voice-elevated',
  '/courses/voice-elevated',
  '/voice-elevated-application',
  '/courses/celebrity-vocal-experience',
  '/omfang',
]);

/** The language of a page at its unprefixed URL. */
export function canonicalLanguage(path: string): Language {
  return danishPaths.has(path) ? 'da' : 'en';
}

/** Calls, and files, except PDFs and calendar files that are written in the reader's language. */
const withoutLanguage =
  /^\/(?:assets|pictures|posters|feeds|storage|functions|rest|embed|webhooks)\/|-(?:da|en)\.pdf$|^(?!\/(?:PDFs|book|bookings|orders)\/).*\.[a-z\d]+$/;

/** The path of a page in one language, whichever prefix was given; query and fragment are kept. Other addresses stay. */
export function pageAddress(address: string, language: Language): string {
  const [given = ''] = /^[^?#]*/.exec(address) ?? [];
  const rest = address.slice(given.length);
  if (!given.startsWith('/') || given.startsWith('//') || withoutLanguage.test(given)) return address;
  let path = given;
  for (let prefix = prefixOf(path); prefix; prefix = prefixOf(path))
    path = path.slice(prefix.length + 1) || '/';
  const isCanonical = canonicalLanguage(path) === language;
  return `${isCanonical ? path : `/${language}${path === '/' ? '' : path}`}${rest}`;
}

/** 'da' or 'en' when the path has the prefix, else null. */
export function prefixOf(path: string): Language | null {
  return languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? null;
}
