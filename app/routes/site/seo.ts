import { blockOf, type ContentDocument } from '#studio/content/document.ts';
import type { SiteFrame } from './frame.ts';

/** Characters that search engines show. */
const shownLength = 160;
const locales = { da: 'da_DK', en: 'en_GB' } as const;

interface PageWords {
  title: string;
  description?: string | undefined;
}

/** Title and description of a page, for search engines and for those who share it. */
export function pageMeta(frame: SiteFrame | undefined, { title, description = '' }: PageWords) {
  const studio = frame?.identity.studioName ?? '';
  const shown = shorten(description);
  return [
    { title: title.includes(studio) ? title : `${title} · ${studio}` },
    ...(shown ? [{ name: 'description', content: shown }] : []),
    { property: 'og:title', content: title },
    ...(shown ? [{ property: 'og:description', content: shown }] : []),
    { property: 'og:site_name', content: studio },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locales[frame?.language ?? 'en'] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ] as const;
}

/** The owner's SEO text, else the headline. */
export function seoOf(
  document: ContentDocument | undefined,
  otherwise: string,
  frame: SiteFrame | undefined,
) {
  const seo = document ? blockOf(document, 'seo') : null;
  return pageMeta(frame, { title: seo?.title ?? otherwise, description: seo?.description });
}

/** Cut after a whole word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownLength) return line;
  const cut = line.slice(0, shownLength);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
