import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const ordersCsvMessages = inBoth({
  number: common.order,
  placed: ['Placed', 'Bestilt'],
  name: ['Customer', 'Køber'],
  email: common.email,
  what: ['Items', 'Indhold'],
  currency: common.currency,
  total: common.total,
  refunded: common.refunded,
  status: common.payment,
  delivery: ['Delivery', 'Levering'],
});
