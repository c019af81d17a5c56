import { canonicalLanguage, type Language, prefixOf } from '#studio/shared/language.ts';

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
  const prefix = prefixOf(trimmed);
  const path = prefix ? trimmed.slice(prefix.length + 1) || '/' : trimmed;
  const canonical = canonicalLanguage(path);
  const isRedundant = prefix === canonical;
  const redirectTo = isRedundant ? path : trimmed === pathname ? null : trimmed;
  return { prefix, path, language: prefix ?? canonical, redirectTo };
}
