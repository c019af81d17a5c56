import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { PrintedOrder } from '#platform/print/print.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** Forward only. by-hand: no printer, the owner sends it. held: stopped until the printer is contacted. */
export const printOrderLifecycle: Lifecycle<PrintOrderState> = {
  due: ['placed', 'held', 'failed', 'part-shipped', 'shipped', 'cancelled', 'by-hand'],
  'by-hand': ['shipped', 'cancelled'],
  placed: ['held', 'failed', 'part-shipped', 'shipped', 'returned', 'cancelled'],
  held: ['placed', 'failed', 'part-shipped', 'shipped', 'returned', 'cancelled'],
  failed: ['due', 'placed', 'held', 'part-shipped', 'shipped', 'returned', 'cancelled'],
  'part-shipped': ['shipped', 'returned'],
  shipped: ['returned'],
  returned: [],
  cancelled: [],
};

/** All shipments returned means 'returned', whatever the order's status. */
export function stateOf({ status, shipments }: PrintedOrder): PrintOrderState {
  if (shipments.length > 0 && shipments.every((one) => one.isReturned)) return 'returned';
  switch (status) {
    case 'draft':
    case 'placed':
      // A status for the rest must not hide that a part has shipped.
      return shipments.length > 0 ? 'part-shipped' : 'placed';
    case 'part':
      return 'part-shipped';
    case 'held':
    case 'failed':
    case 'shipped':
    case 'cancelled':
      return status;
  }
}
