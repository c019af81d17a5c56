import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Orders',
  searchHint: 'Name or order number',
  columns: {
    name: 'Buyer',
    number: 'Order',
    what: 'What',
    placed: 'Placed',
    total: 'Total',
    status: 'Status',
  },
  filters: { status: 'Status' },
  nameless: 'No name yet',
  more: (count: number) => ` and ${count} more`,
  refunded: (amount: string) => `${amount} refunded`,
  empty: {
    title: 'No order yet',
    text: 'Every purchase appears here as soon as payment starts: sessions, places, courses and goods.',
  },
};

const da: typeof en = {
  title: 'Ordrer',
  searchHint: 'Navn eller nummer',
  columns: {
    name: 'Køber',
    number: 'Ordre',
    what: 'Hvad',
    placed: 'Bestilt',
    total: 'I alt',
    status: 'Status',
  },
  filters: { status: 'Status' },
  nameless: 'Intet navn endnu',
  more: (count) => ` og ${count} til`,
  refunded: (amount) => `${amount} refunderet`,
  empty: {
    title: 'Ingen ordrer endnu',
    text: 'Alle køb vises her, så snart betalingen er begyndt: timer, pladser, kurser og varer.',
  },
};

export const orderListMessages: Record<Language, typeof en> = { en, da };
