import type { Block, BlockOf } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { PageBlocks } from './page-draft.ts';

export type Quote = BlockOf<'testimonials'>['items'][number];
export type Quotes = Readonly<Record<Language, readonly Quote[]>>;

/** Of the section at this place of a page; null: it is not a list of quotes, or one without entries. */
export function quotesAt(page: PageBlocks, at: number): Quotes | null {
  const [en, da] = [page.en[at], page.da[at]];
  if (en?.type !== 'testimonials' || da?.type !== 'testimonials') return null;
  return en.items.length + da.items.length === 0 ? null : { en: en.items, da: da.items };
}

function withItems(
  page: PageBlocks,
  itemsOf: (items: readonly Quote[], language: Language) => readonly Quote[],
) {
  const changed = (language: Language) =>
    page[language].map(
      (block): Block =>
        block.type === 'testimonials' ? { ...block, items: [...itemsOf(block.items, language)] } : block,
    );
  return { en: changed('en'), da: changed('da') };
}

/** One more entry of the list at this place; the same text in both languages, until the owner translates it. */
export function withQuoteAdded(page: PageBlocks, at: number, quote: Quotes): PageBlocks {
  const added = (language: Language) =>
    page[language].map(
      (block, place): Block =>
        place === at && block.type === 'testimonials'
          ? { ...block, items: [...block.items, ...quote[language]] }
          : block,
    );
  return { en: added('en'), da: added('da') };
}

export function withQuotes(page: PageBlocks, quotes: Quotes): PageBlocks {
  return withItems(page, (_, language) => quotes[language]);
}

/** An entry is a sample until both languages are rewritten, so both lose it. */
export function withoutSampleQuotes(page: PageBlocks): PageBlocks {
  return withItems(page, (items) => items.filter(({ isSample }) => !isSample));
}
