import type { BadgeVariant } from '#app/ui/feedback/badge.tsx';
import type { Delivery } from '#studio/money/orders/dispatches/delivery.ts';
import type { OrderStatus } from '#studio/money/orders/order-status.ts';

export const orderVariants: Record<OrderStatus, BadgeVariant> = {
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

export const deliveryVariants: Record<Delivery, BadgeVariant> = {
  'to-ship': 'plain',
  shipped: 'done',
  'to-order': 'plain',
  printing: 'waiting',
  'part-shipped': 'waiting',
  returned: 'wrong',
  cancelled: 'quiet',
};
