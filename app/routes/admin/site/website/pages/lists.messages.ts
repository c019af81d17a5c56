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
