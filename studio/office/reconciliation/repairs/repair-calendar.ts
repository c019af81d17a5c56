import type { World } from '#platform/world.ts';
import { coverAtSession, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { confirmPaidBooking } from '#studio/money/settlement/apply-payment.ts';
import { claimIdOfOrder } from '#studio/money/settlement/bookings-of-orders.queries.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { differenceNow, type RepairRefusal } from './difference-now.ts';

/** Frees a time that is booked for a booking that does not exist. Null: done. */
export async function releaseTime(world: World, claimId: string): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    await lockClaim(c.tx, claimId);
    if (!(await differenceNow(c, 'claim-without-booking', claimId))) return 'gone';
    await moveClaimTo(c, claimId, 'cancelled');
    return null;
  });
}

/** Keeps an unpaid booking, to be paid at the session; from then on it is outstanding. Null: done. */
export async function chargeAtSession(world: World, bookingId: string): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    const locked = await lockBooking(c.tx, bookingId);
    const orderId = locked?.booking.order_id;
    if (orderId) await lockOrder(c.tx, orderId);
    if (!(await differenceNow(c, 'booking-without-payment', bookingId))) return 'gone';
    const live = orderId
      ? await paymentsOfOrder(c.tx, orderId, ['creating', 'open', 'authorised', 'captured'])
      : [];
    if (live.length > 0) return 'checkout-open';
    await coverAtSession(c.tx, bookingId);
    return null;
  });
}

/** Books the time of a paid order again, with its confirmation email. time-taken: nothing is written. Null: done. */
export async function bookAgain(world: World, orderId: string): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    const claimId = await claimIdOfOrder(c.tx, orderId);
    if (claimId) await lockClaim(c.tx, claimId);
    const order = await lockOrder(c.tx, orderId);
    const found = await differenceNow(c, 'paid-without-booking', orderId);
    if (!order?.booking_id || !found) return 'gone';
    const paid = { bookingId: order.booking_id, orderId };
    const hour = await confirmPaidBooking(c, paid);
    return hour === 'booked' ? null : 'time-taken';
  });
}
