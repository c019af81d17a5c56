import type { Block } from '#studio/shared/content/blocks.ts';
import type { PageDraft } from './page-drafts.queries.ts';

export const entryListTypes = ['testimonials', 'faqs', 'awards', 'concerts', 'music'] as const;
export type EntryListType = (typeof entryListTypes)[number];

/** A section that is a list of entries, such as quotes. */
export interface EntryList {
  type: EntryListType;
  key: string;
  /** Place of the section on the page. */
  at: number;
  entries: number;
  /** Entries that the owner has not rewritten yet, in either language. */
  samples: number;
}

function typeOf(block: Block): EntryListType | null {
  if (block.type === 'links') return block.slot === 'music' ? 'music' : null;
  return entryListTypes.find((type) => type === block.type) ?? null;
}

const samplesIn = (block: Block | undefined) =>
  block?.type === 'testimonials' ? block.items.filter(({ isSample }) => isSample).length : 0;

export function entryLists(drafts: ReadonlyMap<string, Pick<PageDraft, 'page'>>): EntryList[] {
  const found = [...drafts].flatMap(([key, { page }]) =>
    page.en.flatMap((block, at): EntryList[] => {
      const type = typeOf(block);
      if (!type || !('items' in block)) return [];
      const samples = Math.max(samplesIn(block), samplesIn(page.da[at]));
      return [{ type, key, at, entries: block.items.length, samples }];
    }),
  );
  const order = (list: EntryList) => entryListTypes.indexOf(list.type);
  return found.toSorted((one, other) => order(one) - order(other));
}
