import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { OrderStatus } from './order-status.ts';

export const orderStatusWords = inBoth<Pairs<Record<OrderStatus, string>>>({
  'awaiting-payment': ['Awaiting payment', 'Afventer betaling'],
  authorised: ['Authorised', 'Reserveret'],
  paid: ['Paid', 'Betalt'],
  'refund-pending': ['Refund pending', 'Refundering afventer'],
  'partially-refunded': ['Partially refunded', 'Delvist refunderet'],
  refunded: ['Refunded', 'Refunderet'],
  failed: ['Failed', 'Mislykket'],
  expired: ['Expired', 'Udløbet'],
  cancelled: ['Cancelled', 'Annulleret'],
});
