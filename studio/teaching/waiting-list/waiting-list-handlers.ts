import { endPayDeadline } from '#studio/money/orders/orders.store.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { acceptEntryOfOrder } from './waiting-list.store.ts';

/** What happens to the order from now on has nothing to do with the deadline of the offer. */
export const acceptPaidSeat: DomainEventHandler<'order.paid'> = async (world, tx, event) => {
  if (!event.isFulfilled) return;
  if (await acceptEntryOfOrder(tx, event.orderId, world.clock.now())) await endPayDeadline(tx, event.orderId);
};

export const acceptAuthorisedSeat: DomainEventHandler<'order.authorised'> = async (
  world,
  tx,
  { orderId },
) => {
  if (await acceptEntryOfOrder(tx, orderId, world.clock.now())) await endPayDeadline(tx, orderId);
};
