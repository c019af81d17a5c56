import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { OrderStatus } from './order-status.ts';

export const orderStatusWords = inBoth<Pairs<Record<OrderStatus, string>>>({
  'awaiting-payment': ['Awaiting payment', 'Afventer betaling'],
  authorised: ['Authorised', 'Reserveret'],
  paid: common.paid,
  'refund-pending': ['Refund pending', 'Refundering afventer'],
  'partially-refunded': ['Partially refunded', 'Delvist refunderet'],
  refunded: common.refunded,
  failed: ['Failed', 'Mislykket'],
  expired: ['Expired', 'Udløbet'],
  cancelled: ['Cancelled', 'Annulleret'],
});
