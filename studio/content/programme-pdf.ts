import { blockOf, type ContentDocument } from './document.ts';

/**
 * The programme of Voice Elevated as a PDF of the owner's own: null until they have named one (a block of links in the slot
 * 'programme-pdf'), and the sample has none. The brochure is another paper, set from the page's words.
 */
export function programmePdfOf(document: ContentDocument): string | null {
  return blockOf(document, 'links', 'programme-pdf')?.items[0]?.href ?? null;
}
