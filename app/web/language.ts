import { type Language, languages } from '#studio/shared/language.ts';

/** Pages whose specified language is Danish; all others are specified in English. */
const danishPaths = new Set([
  '/courses/voice-elevated',
  '/voice-elevated-application',
  '/courses/celebrity-vocal-experience',
]);

/** The language in which a page stands at its own, unprefixed address. */
export function canonicalLanguage(path: string): Language {
  return danishPaths.has(path) ? 'da' : 'en';
}

export interface Address {
  prefix: Language | null;
  /** Without prefix and without trailing slash; '/' for the home page. */
  path: string;
  language: Language;
  /** Where the page really stands, when this address says it in too many words: a redundant prefix or slash. */
  redirectTo: string | null;
}

/** Reads language and page from a path: `/da/courses` is the Danish reading of `/courses`. */
export function readAddress(pathname: string): Address {
  // One slash where there are several: `//host` in a Location would lead to another site.
  const trimmed = pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
  const prefix = languages.find(
    (language) => trimmed === `/${language}` || trimmed.startsWith(`/${language}/`),
  );
  const path = prefix ? trimmed.slice(prefix.length + 1) || '/' : trimmed;
  const canonical = canonicalLanguage(path);
  const isRedundant = prefix === canonical;
  const redirectTo = isRedundant ? path : trimmed === pathname ? null : trimmed;
  return { prefix: prefix ?? null, path, language: prefix ?? canonical, redirectTo };
}
