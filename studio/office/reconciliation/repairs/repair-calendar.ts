import type { World } from '#platform/world.ts';
import { coverAtSession, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { confirmPaidBooking } from '#studio/money/settlement/apply-payment.ts';
import { claimIdOfOrder } from '#studio/money/settlement/bookings-of-orders.queries.ts';
import { differenceNow, type RepairRefusal } from './difference-now.ts';

/** Frees a time that is booked for a booking that does not exist. Null: done. */
export async function releaseTime(world: World, claimId: string): Promise<RepairRefusal | null> {
  return world.db.transaction(async (tx) => {
    await lockClaim(tx, claimId);
    if (!(await differenceNow(world, tx, { kind: 'claim-without-booking', subjectId: claimId })))
      return 'gone';
    await moveClaimTo(tx, { claimId, to: 'cancelled', now: world.clock.now() });
    return null;
  });
}

/** Keeps an unpaid booking, to be paid at the session; from then on it is outstanding. Null: done. */
export async function chargeAtSession(world: World, bookingId: string): Promise<RepairRefusal | null> {
  return world.db.transaction(async (tx) => {
    const locked = await lockBooking(tx, bookingId);
    const orderId = locked?.booking.order_id;
    if (orderId) await lockOrder(tx, orderId);
    if (!(await differenceNow(world, tx, { kind: 'booking-without-payment', subjectId: bookingId })))
      return 'gone';
    const live = orderId
      ? await paymentsOfOrder(tx, orderId, ['creating', 'open', 'authorised', 'captured'])
      : [];
    if (live.length > 0) return 'checkout-open';
    await coverAtSession(tx, bookingId);
    return null;
  });
}

/** Books the time of a paid order again, with its confirmation email. time-taken: nothing is written. Null: done. */
export async function bookAgain(world: World, orderId: string): Promise<RepairRefusal | null> {
  return world.db.transaction(async (tx) => {
    const claimId = await claimIdOfOrder(tx, orderId);
    if (claimId) await lockClaim(tx, claimId);
    const order = await lockOrder(tx, orderId);
    const found = await differenceNow(world, tx, { kind: 'paid-without-booking', subjectId: orderId });
    if (!order?.booking_id || !found) return 'gone';
    const paid = { bookingId: order.booking_id, orderId };
    const hour = await confirmPaidBooking(world, tx, { paid, now: world.clock.now() });
    return hour === 'booked' ? null : 'time-taken';
  });
}
