import { isAdded } from '#studio/shared/content/added-block.ts';
import type { ContentDocument } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { isInOrder } from '#studio/site/pages/page-order.ts';
import { Blocks } from './blocks.tsx';

/** At the end of a page whose other sections have their own places. */
export function AddedSections({ document, language }: { document: ContentDocument; language: Language }) {
  const blocks = isInOrder(document.key) ? [] : document.blocks.filter(isAdded);
  if (blocks.length === 0) return null;
  return (
    <div className="wrap blocks">
      <Blocks blocks={blocks} language={language} />
    </div>
  );
}
