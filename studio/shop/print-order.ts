import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { PrintedOrder } from '#platform/print/print.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * What is made on order of one paid order. Only forward: what has left the printer never goes back to being made.
 *
 * due           paid, and not with the printer yet: its job or the reconcile sends it
 * by-hand       no printer can make it: the owner prints and sends it
 * placed        the printer has it
 * held          stopped at the printer until somebody talks to them
 * failed        refused, or given up at the printer; the owner's task
 * part-shipped  some of it is on its way
 * shipped       all of it is
 * returned      it came back
 * cancelled     it will not be made
 */
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

/** The state that the printer's truth means. All shipments back: returned, whatever the printer calls the order. */
export function stateOf({ status, shipments }: PrintedOrder): PrintOrderState {
  if (shipments.length > 0 && shipments.every((one) => one.isReturned)) return 'returned';
  switch (status) {
    case 'draft':
    case 'placed':
      // Something has left already: the printer's own word for the rest must not hide it.
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
