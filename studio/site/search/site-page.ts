import type { Language } from '#studio/shared/language.ts';
import { foldedLetters, spellingsOf } from '#studio/shared/texts/latin-letters.ts';
import { articlePath } from '#studio/site/magazine/item.ts';
import type { OwnPage } from '#studio/site/pages/own-page.ts';

export type PageKind = 'page' | 'course' | 'article' | 'workbook' | 'product';

export type Source = 'document' | 'article' | 'workbook' | 'product' | 'offer';

/** A page that search engines list and visitors find. */
export interface SitePage {
  /** Without the language's prefix. */
  path: string;
  kind: PageKind;
  source: Source;
  /** In the source: a document's key, a slug, an id. */
  key: string;
  title: string;
  description: string;
  changedAt: Temporal.Instant;
  languages?: readonly Language[];
}

export type DocumentPage = readonly [key: string, path: string, kind: PageKind];

/** Content documents with a page of their own. */
export function documentPages({ coachSlug }: { coachSlug: string }): readonly DocumentPage[] {
  const courses = [
    'voice-elevated',
    'private-coaching',
    'celebrity-vocal-experience',
    'advanced-technique',
    'beginner-vocals',
    'singing-workshop-1d',
    'singing-workshop-2d',
    'studio-day',
  ].map((key): DocumentPage => [key, `/courses/${key}`, 'course']);
  return [
    ['home', '/', 'page'],
    ['courses', '/courses', 'page'],
    ...courses,
    ['voice-elevated-details', '/courses/voice-elevated/details', 'course'],
    ['sales-main-course', '/sales', 'course'],
    ['sales-beginner-course', '/sales?courseId=beginner-course', 'course'],
    ['sales-advanced-course', '/sales?courseId=advanced-course', 'course'],
    ['about', `/about-${coachSlug}`, 'page'],
    ['artist', `/${coachSlug}`, 'page'],
    ['testimonials', '/testimonials', 'page'],
    ['magazine', '/magazine', 'article'],
    ['book', '/book', 'page'],
    ['shop', '/shop', 'page'],
    ['contact', '/contact', 'page'],
    ['consultation', '/consultation', 'page'],
    ['packs', '/private-coaching/packs', 'page'],
    ['gift-cards', '/gift-cards', 'page'],
    ['voice-elevated-application', '/voice-elevated-application', 'page'],
    ['celebrity-application', '/celebrity-application', 'page'],
    ['privacy-policy', '/privacy-policy', 'page'],
    ['terms-of-service', '/terms-of-service', 'page'],
    ['cookie-policy', '/cookie-policy', 'page'],
    ['withdraw', '/withdraw', 'page'],
  ];
}

/** Also those that the owner has created. */
export function allDocumentPages(
  identity: { coachSlug: string },
  own: readonly Pick<OwnPage, 'key' | 'slug'>[],
): readonly DocumentPage[] {
  return [...documentPages(identity), ...own.map(({ key, slug }): DocumentPage => [key, `/${slug}`, 'page'])];
}

/** The key of the document of a page, by its address in any language. */
export function documentAt(address: string, pages: readonly DocumentPage[]): string | null {
  const bare = ({ pathname, search }: URL) => (pathname.replace(/^\/(?:da|en)(?=\/|$)/, '') || '/') + search;
  const base = 'http://site';
  const at = new URL(address, base);
  const found =
    pages.find(([, path]) => bare(new URL(path, base)) === bare(at)) ??
    pages.find(([, path]) => path === bare(new URL(at.pathname, base)));
  return found?.[0] ?? null;
}

export function itemPath(source: Exclude<Source, 'document'>, key: string): string {
  if (source === 'article') return articlePath(key);
  if (source === 'offer') return `/courses/${key}`;
  return source === 'product' ? `/shop/${key}` : `/book?workbook=${key}`;
}

const limits = { words: 8, letters: 40 };

/** The words of a query, at most eight. */
export function searchWords(query: string): string[] {
  const words = query.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.slice(0, limits.words).map((word) => word.slice(0, limits.letters));
}

export interface TitlePart {
  /** Place in the title, in UTF-16 code units. */
  at: number;
  text: string;
  isFound: boolean;
}

/** A title cut into words and what is between them; found are the words that begin with a searched one. */
export function markFound(title: string, words: readonly string[]): TitlePart[] {
  const searched = words.flatMap(spellingsOf);
  return [...title.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)].map(({ 0: text, index: at }) => {
    const isFound = searched.some((word) => foldedLetters(text).startsWith(word));
    return { at, text, isFound };
  });
}
