import { shareAddress, shareSize } from '#studio/money/documents/share-address.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import { excerpt } from '#studio/shared/excerpt.ts';
import type { SiteFrame } from './frame.ts';

/** Characters that search engines show. */
const shownLength = 160;
const locales = { da: 'da_DK', en: 'en_GB' } as const;

interface PageWords {
  title: string;
  description?: string | undefined;
  drawn?: string;
  /** Instead of the page's own: `<id>/<width>`; empty: none. */
  photograph?: string;
}

/** Title and description of a page, for search engines and for those who share it. */
export function pageMeta(frame: SiteFrame | undefined, words: PageWords) {
  const { title, description = '' } = words;
  const studio = frame?.identity.studioName ?? '';
  const shown = excerpt(description, shownLength);
  return [
    { title: withStudio(title, frame) },
    ...(shown ? [{ name: 'description', content: shown }] : []),
    { property: 'og:title', content: title },
    ...(shown ? [{ property: 'og:description', content: shown }] : []),
    { property: 'og:site_name', content: studio },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locales[frame?.language ?? 'en'] },
    ...shareImage(frame, words),
    { name: 'twitter:card', content: 'summary_large_image' },
  ] as const;
}

/** A page that asks not to be listed: its description is read by those who share its address. */
export function unlistedMeta(frame: SiteFrame | undefined, title: string, description = '') {
  return [
    { title: withStudio(title, frame) },
    ...(description ? [{ name: 'description', content: excerpt(description, shownLength) }] : []),
    { name: 'robots', content: 'noindex' },
  ] as const;
}

function withStudio(title: string, frame: SiteFrame | undefined): string {
  const { studioName = '' } = frame?.identity ?? {};
  return title.includes(studioName) ? title : `${title} · ${studioName}`;
}

/** Signed when the page is rendered (entry.server.tsx). */
function shareImage(frame: SiteFrame | undefined, { title, drawn = title, photograph }: PageWords) {
  if (!frame) return [];
  const { siteUrl, identity } = frame;
  const shown = { title: drawn, studio: identity.studioName, photograph: photograph || frame.photograph };
  return [
    { property: 'og:image', content: siteUrl + shareAddress(shown) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: drawn },
  ];
}

/** The owner's SEO text, else the headline; a view of a part of the page is named before it. */
export function seoOf(
  document: ContentDocument | undefined,
  otherwise: string | { title: string; part: string | null },
  frame: SiteFrame | undefined,
) {
  const { title, part } = typeof otherwise === 'string' ? { title: otherwise, part: null } : otherwise;
  const seo = document ? blockOf(document, 'seo') : null;
  const headline = document ? blockOf(document, 'headline') : null;
  const photograph = frame?.photographs[seo?.sharePicture ?? headline?.picture ?? ''];
  const words = {
    title: seo?.title ?? title,
    description: seo?.description,
    ...(photograph ? { photograph } : {}),
  };
  if (!part) return pageMeta(frame, words);
  return pageMeta(frame, { ...words, title: `${part} · ${words.title}`, drawn: part });
}
