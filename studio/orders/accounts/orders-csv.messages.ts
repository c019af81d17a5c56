import { inBoth } from '#studio/shared/texts/in-both.ts';

export const ordersCsvMessages = inBoth({
  number: ['Order', 'Ordre'],
  placed: ['Placed', 'Bestilt'],
  name: ['Customer', 'Køber'],
  email: ['Email', 'E-mail'],
  what: ['Items', 'Indhold'],
  currency: ['Currency', 'Valuta'],
  total: ['Total', 'I alt'],
  refunded: ['Refunded', 'Refunderet'],
  status: ['Payment', 'Betaling'],
  delivery: ['Delivery', 'Levering'],
});
