import type { PrintOrderState } from '#platform/db/schema/shop.ts';

export type Delivery =
  | 'to-ship'
  | 'shipped'
  | 'to-order'
  | 'printing'
  | 'part-shipped'
  | 'returned'
  | 'cancelled';

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
