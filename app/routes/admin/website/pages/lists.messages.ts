import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { EntryListType } from '#studio/site/pages/entry-lists.ts';

export const listsMessages = inBoth({
  title: ['Lists', 'Lister'],
  lead: [
    'Quotes, questions, concerts and music on your pages. Open a list to add, change, move or remove its entries.',
    'Citater, spørgsmål, koncerter og musik på dine sider. Åbn en liste for at tilføje, ændre, flytte eller fjerne noget i den.',
  ],
  columns: {
    list: ['List', 'Liste'],
    page: ['Page', 'Side'],
    entries: ['Entries', 'Antal'],
    samples: ['Sample texts', 'Eksempeltekster'],
    action: ['Action', 'Handling'],
  },
  everywhere: ['Use these everywhere', 'Brug dem alle steder'],
  everywhereNote: (count: number) =>
    count === 1
      ? [
          'This quote replaces the quotes on all your pages at once. You can undo it page by page.',
          'Dette citat erstatter straks citaterne på alle dine sider. Du kan fortryde det side for side.',
        ]
      : [
          `These ${count} quotes replace the quotes on all your pages at once. You can undo it page by page.`,
          `Disse ${count} citater erstatter straks citaterne på alle dine sider. Du kan fortryde det side for side.`,
        ],
  removeSamples: ['Remove all samples', 'Fjern alle eksempler'],
  removeSamplesNote: (count: number) =>
    count === 1
      ? [
          '1 sample quote is removed from your pages at once. You can undo it page by page.',
          '1 eksempel fjernes straks fra dine sider. Du kan fortryde det side for side.',
        ]
      : [
          `${count} sample quotes are removed from your pages at once. You can undo it page by page.`,
          `${count} eksempler fjernes straks fra dine sider. Du kan fortryde det side for side.`,
        ],
  flash: {
    everywhere: ['All your pages show these quotes now.', 'Alle dine sider viser nu de citater.'],
    removed: ['The sample quotes are removed.', 'Eksemplerne er fjernet.'],
  },
  notChanged: ['Nothing was changed', 'Der er ikke ændret noget'],
  changed: [
    'The list was changed meanwhile. You see it as it is now.',
    'Listen er ændret imens. Du ser den, som den er nu.',
  ],
  empty: ['No lists yet.', 'Ingen lister endnu.'],
  samples: (count: number) =>
    count === 1 ? ['1 sample', '1 eksempel'] : [`${count} samples`, `${count} eksempler`],
  types: {
    testimonials: ['Quotes', 'Citater'],
    faqs: ['FAQ', 'Ofte stillede spørgsmål'],
    awards: ['Awards', 'Priser og udmærkelser'],
    concerts: ['Concerts', 'Koncerter'],
    music: ['Music', 'Musik'],
  } satisfies Pairs<Record<EntryListType, string>>,
});
