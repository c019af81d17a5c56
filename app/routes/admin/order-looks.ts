import type { BadgeLook } from '#app/ui/badge.tsx';
import type { OrderState } from '#platform/db/schema/orders.ts';

/** How an order's state stands out in the list and on its page. */
export const orderLooks: Record<OrderState, BadgeLook> = {
  open: 'plain',
  authorised: 'waiting',
  paid: 'done',
  'refund-due': 'waiting',
  refunded: 'quiet',
  lapsed: 'quiet',
  voided: 'quiet',
};
