import { type Language, languages } from '#studio/shared/language.ts';

const danishPaths = new Set([
  '/courses/voice-elevated',
  '/voice-elevated-application',
  '/courses/celebrity-vocal-experience',
]);

/** The language of a page at its unprefixed URL. */
export function canonicalLanguage(path: string): Language {
  return danishPaths.has(path) ? 'da' : 'en';
}

export interface Address {
  prefix: Language | null;
  path: string;
  language: Language;
  /** The canonical URL, if this one has a redundant prefix or slash. */
  redirectTo: string | null;
}

/** Splits a path into language and page: `/da/courses` is `/courses` in Danish. */
export function readAddress(pathname: string): Address {
  // Collapses slashes: `//host` in a Location header would redirect to another site.
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
