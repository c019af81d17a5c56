import { blockOf, type ContentDocument } from './document.ts';

/** Distinct from the generated brochure. Null: none. */
export function programmePdfOf(document: ContentDocument): string | null {
  return blockOf(document, 'links', 'programme-pdf')?.items[0]?.href ?? null;
}
