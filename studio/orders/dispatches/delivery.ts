import type { PrintOrderState } from '#platform/db/schema/shop.ts';

export const deliveries = [
  'to-ship',
  'shipped',
  'to-order',
  'printing',
  'part-shipped',
  'returned',
  'cancelled',
] as const;

/** Of goods; an order without goods has none. */
export type Delivery = (typeof deliveries)[number];

export const deliveryOfPrint: Record<PrintOrderState, Delivery> = {
  due: 'printing',
  'by-hand': 'to-order',
  placed: 'printing',
  held: 'printing',
  failed: 'printing',
  'part-shipped': 'part-shipped',
  shipped: 'shipped',
  returned: 'returned',
  cancelled: 'cancelled',
};
