import type { EntryListType } from '#studio/pages/entry-lists.ts';

const en = {
  title: 'Lists',
  lead: 'Quotes, questions, concerts and music on your pages. Open a list to add, change, move or remove its entries.',
  columns: { list: 'List', page: 'Page', entries: 'Entries', samples: 'Sample texts' },
  empty: 'No lists yet.',
  samples: (count: number) => (count === 1 ? '1 sample' : `${count} samples`),
  types: {
    testimonials: 'Quotes',
    faqs: 'FAQ',
    awards: 'Awards',
    concerts: 'Concerts',
    music: 'Music',
  } satisfies Record<EntryListType, string>,
};

const da: typeof en = {
  title: 'Lister',
  lead: 'Citater, spørgsmål, koncerter og musik på dine sider. Åbn en liste for at tilføje, ændre, flytte eller fjerne noget i den.',
  columns: { list: 'Liste', page: 'Side', entries: 'Antal', samples: 'Eksempeltekster' },
  empty: 'Ingen lister endnu.',
  samples: (count) => (count === 1 ? '1 eksempel' : `${count} eksempler`),
  types: {
    testimonials: 'Citater',
    faqs: 'Ofte stillede spørgsmål',
    awards: 'Priser og udmærkelser',
    concerts: 'Koncerter',
    music: 'Musik',
  },
};

export const listsMessages = { en, da };
