import { blockOf, type ContentDocument } from '#studio/content/document.ts';

/** The owner's SEO text, else the headline. */
export function seoOf(document: ContentDocument | undefined, otherwise: string) {
  const seo = document ? blockOf(document, 'seo') : null;
  return [
    { title: seo?.title ?? otherwise },
    ...(seo?.description ? [{ name: 'description', content: seo.description }] : []),
  ] as const;
}
