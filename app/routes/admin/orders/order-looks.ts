import type { BadgeLook } from '#app/ui/feedback/badge.tsx';
import type { OrderStatus } from '#studio/orders/order-status.ts';

/** How an order's status stands out in the list and on its page. */
export const orderLooks: Record<OrderStatus, BadgeLook> = {
  'awaiting-payment': 'plain',
  authorised: 'waiting',
  paid: 'done',
  'refund-pending': 'waiting',
  'partially-refunded': 'done',
  refunded: 'quiet',
  failed: 'wrong',
  expired: 'quiet',
  cancelled: 'quiet',
};
