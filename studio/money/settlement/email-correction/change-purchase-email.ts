import type { Tx } from '#platform/db/database.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { changeBookingEmail, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { changeOrderEmail, lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { changeEmailOfGrants } from '#studio/offers/entitlements/entitlements.store.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { bookingsOfPurchase } from './correctable-order.queries.ts';

interface Purchase {
  order: OrderRow;
  bookings: ReadonlyArray<{ id: string; isBooked: boolean }>;
}

/** The bookings before the order, as every verb that changes both. */
export async function lockPurchase(tx: Tx, orderId: string): Promise<Purchase | null> {
  const bookings: Array<{ id: string; isBooked: boolean }> = [];
  for (const id of await bookingsOfPurchase(tx, orderId)) {
    const locked = await lockBooking(tx, id);
    if (locked) bookings.push({ id, isBooked: locked.claim.state === 'booked' });
  }
  const order = await lockOrder(tx, orderId);
  return order ? { order, bookings } : null;
}

/** Refunded in part, a purchase can still grant something; in full, it still has its receipt. */
const emailedStates: ReadonlySet<OrderState> = new Set(['paid', 'authorised', 'refund-due', 'refunded']);

/** Gives a purchase with everything it granted to an address: former links end, its emails are sent again. */
export async function changePurchaseEmail(
  c: Change,
  { order, bookings, email, isRestored }: Purchase & { email: string; isRestored: boolean },
): Promise<void> {
  await changeOrderEmail(c, { orderId: order.id, email, isRestored });
  const grants = await changeEmailOfGrants(c.tx, order.id, email);
  for (const { id } of bookings) await changeBookingEmail(c.tx, id, email);
  for (const subjectId of [order.id, ...grants, ...bookings.map(({ id }) => id)]) {
    await revokeSecretLinks(c.tx, { subjectId, now: c.now });
  }
  for (const { id: bookingId } of bookings.filter(({ isBooked }) => isBooked)) {
    await publish(c, { type: 'booking.email-corrected', bookingId, isRestored });
  }
  if (order.booking_id === null && emailedStates.has(order.state)) {
    const { id: orderId, state, capture } = order;
    const offerIds = (await orderLines(c.tx, orderId)).map(({ offer_id }) => offer_id);
    await publish(c, { type: 'order.email-corrected', orderId, email, state, capture, offerIds });
  }
}
