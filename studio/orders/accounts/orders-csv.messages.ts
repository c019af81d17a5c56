import type { Language } from '#studio/shared/language.ts';

const en = {
  number: 'Order',
  placed: 'Placed',
  name: 'Customer',
  email: 'Email',
  what: 'Items',
  currency: 'Currency',
  total: 'Total',
  refunded: 'Refunded',
  status: 'Payment',
  delivery: 'Delivery',
};

const da: typeof en = {
  number: 'Ordre',
  placed: 'Bestilt',
  name: 'Køber',
  email: 'E-mail',
  what: 'Indhold',
  currency: 'Valuta',
  total: 'I alt',
  refunded: 'Refunderet',
  status: 'Betaling',
  delivery: 'Levering',
};

export const ordersCsvMessages: Record<Language, typeof en> = { en, da };
