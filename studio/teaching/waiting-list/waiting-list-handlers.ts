import { endPayDeadline } from '#studio/money/orders/orders.store.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { acceptEntryOfOrder } from './waiting-list.store.ts';

/** What happens to the order from now on has nothing to do with the deadline of the offer. */
export const acceptPaidSeat: DomainEventHandler<'order.paid'> = async (c, event) => {
  if (!event.isFulfilled) return;
  if (await acceptEntryOfOrder(c, event.orderId)) await endPayDeadline(c.tx, event.orderId);
};

export const acceptAuthorisedSeat: DomainEventHandler<'order.authorised'> = async (c, { orderId }) => {
  if (await acceptEntryOfOrder(c, orderId)) await endPayDeadline(c.tx, orderId);
};
