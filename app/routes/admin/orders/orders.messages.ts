import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Orders',
  searchHint: 'Name, email, order number or amount',
  columns: {
    name: 'Customer',
    number: 'Order',
    what: 'Items',
    placed: 'Placed',
    total: 'Total',
    status: 'Payment',
    delivery: 'Delivery',
  },
  filters: { status: 'Status' },
  invoices: 'Invoices',
  export: 'Export as CSV',
  select: (number: string, name: string) => `, order ${number}${name && `, ${name}`}`,
  reviewSelected: 'Review and ship the selected orders',
  reviewAll: (count: number) => (count === 1 ? 'Review this order' : `Review all ${count} on this page`),
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
  searchHint: 'Navn, e-mail, ordrenummer eller beløb',
  columns: {
    name: 'Køber',
    number: 'Ordre',
    what: 'Indhold',
    placed: 'Bestilt',
    total: 'I alt',
    status: 'Betaling',
    delivery: 'Levering',
  },
  filters: { status: 'Status' },
  invoices: 'Fakturaer',
  export: 'Eksporter som CSV',
  select: (number, name) => `, ordre ${number}${name && `, ${name}`}`,
  reviewSelected: 'Gennemse og send de valgte ordrer',
  reviewAll: (count) => (count === 1 ? 'Gennemse ordren' : `Gennemse alle ${count} på siden`),
  nameless: 'Intet navn endnu',
  more: (count) => ` og ${count} til`,
  refunded: (amount) => `${amount} refunderet`,
  empty: {
    title: 'Ingen ordrer endnu',
    text: 'Alle køb vises her, så snart betalingen er begyndt: timer, pladser, kurser og varer.',
  },
};

export const orderListMessages: Record<Language, typeof en> = { en, da };
