import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const orderListMessages = inBoth({
  title: common.orders,
  searchHint: ['Name, email, order number or amount', 'Navn, e-mail, ordrenummer eller beløb'],
  columns: {
    name: ['Customer', 'Køber'],
    number: common.order,
    what: ['Items', 'Indhold'],
    placed: ['Placed', 'Bestilt'],
    total: common.total,
    status: common.payment,
    delivery: ['Delivery', 'Levering'],
  },
  filters: { status: 'Status' },
  invoices: ['Invoices', 'Fakturaer'],
  export: ['Export as CSV', 'Eksporter som CSV'],
  select: (number: string, name: string) => [
    `, order ${number}${name && `, ${name}`}`,
    `, ordre ${number}${name && `, ${name}`}`,
  ],
  reviewSelected: ['Review and ship the selected orders', 'Gennemse og send de valgte ordrer'],
  reviewAll: (count: number) =>
    count === 1
      ? ['Review this order', 'Gennemse ordren']
      : [`Review all ${count} on this page`, `Gennemse alle ${count} på siden`],
  nameless: ['No name yet', 'Intet navn endnu'],
  more: (count: number) => [` and ${count} more`, ` og ${count} til`],
  refunded: (amount: string) => [`${amount} refunded`, `${amount} refunderet`],
  empty: {
    title: ['No orders yet', 'Ingen ordrer endnu'],
    text: [
      'Every purchase appears here as soon as payment starts: sessions, places, courses and goods.',
      'Alle køb vises her, så snart betalingen er begyndt: timer, pladser, kurser og varer.',
    ],
  },
});
