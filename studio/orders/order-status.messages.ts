import type { Language } from '#studio/shared/language.ts';
import type { OrderStatus } from './order-status.ts';

export const orderStatusWords: Record<Language, Record<OrderStatus, string>> = {
  en: {
    'awaiting-payment': 'Awaiting payment',
    authorised: 'Authorised',
    paid: 'Paid',
    'refund-pending': 'Refund pending',
    'partially-refunded': 'Partially refunded',
    refunded: 'Refunded',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  da: {
    'awaiting-payment': 'Afventer betaling',
    authorised: 'Reserveret',
    paid: 'Betalt',
    'refund-pending': 'Refundering afventer',
    'partially-refunded': 'Delvist refunderet',
    refunded: 'Refunderet',
    failed: 'Mislykket',
    expired: 'Udløbet',
    cancelled: 'Annulleret',
  },
};
