import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { coverAtSession, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { insertCorrection } from '#studio/money/orders/accounts/corrections.store.ts';
import { correctRefunded, lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import {
  isConfirmedPayment,
  paymentsOfOrder,
  paymentToSettle,
} from '#studio/money/payments/payments.queries.ts';
import { correctPaymentRefunded, lockPayment } from '#studio/money/payments/payments.store.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { hasUnsettledRefund, refundedIn } from '#studio/money/refunds/refunds.queries.ts';
import { confirmPaidBooking } from '#studio/money/settlement/apply-payment.ts';
import { claimIdOfOrder } from '#studio/money/settlement/bookings-of-orders.queries.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { correctBalance, lockEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import type { Difference, Repair } from '../differences/difference.ts';
import { correctAmounts } from './correct-amounts.ts';
import { differenceNow, type RepairRefusal } from './difference-now.ts';

type Run = (world: World, difference: Difference) => Promise<RepairRefusal | null>;

const bySubject =
  (repair: (world: World, subjectId: string) => ReturnType<Run>): Run =>
  (world, { subjectId }) =>
    repair(world, subjectId);

const correctOrder: Run = (world, { subjectId, details }) =>
  correctAmounts(world, details.orderId ?? subjectId);

/** Each locks its rows, looks whether the difference is still there, and does nothing if it is gone. */
const repairs = {
  'confirm-payment': bySubject(confirmPayment),
  'take-over-amount': correctOrder,
  'send-missing-refund': bySubject(sendMissingRefund),
  'release-time': bySubject(releaseTime),
  'charge-at-session': bySubject(chargeAtSession),
  'book-again': bySubject(bookAgain),
  'correct-amount': correctOrder,
  'correct-refunds': bySubject(correctRefundAmount),
  'correct-credits': correctSpent,
  'correct-gift-card': correctSpent,
} satisfies Partial<Record<Repair, Run>>;

/** Applies the provider's answer; if it does not know the payment, records that the owner received it. Null: done. */
async function confirmPayment(world: World, paymentId: string): Promise<RepairRefusal | null> {
  const requested = await paymentToSettle(world.db.query, paymentId);
  if (!requested) return 'gone';
  try {
    await settlePayment(world, paymentId);
    return null;
  } catch (error) {
    if (!(error instanceof PaymentRefused) || error.isKeyRefused) throw error;
  }
  return change(world, system, async (c) => {
    await lockOrder(c.tx, requested.order_id);
    const payment = await lockPayment(c.tx, paymentId);
    if (payment?.state !== 'captured' || payment.order_id !== requested.order_id) return 'gone';
    if (await isConfirmedPayment(c.tx, paymentId)) return 'gone';
    await insertCorrection(c, { orderId: payment.order_id, paymentId });
    return null;
  });
}

/** Sets what an order says was refunded to the sum of its refunds. Moves no money and sends no email. Null: done. */
async function correctRefundAmount(world: World, orderId: string): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    const found = await differenceNow(c, 'refund-amount', orderId);
    if (!order || !found) return 'gone';
    const { foundMinor = 0 } = found.details;
    if (foundMinor > order.total_minor) return 'over-total';
    await correctRefunded(c.tx, orderId, foundMinor);
    for (const { id: paymentId } of await paymentsOfOrder(c.tx, orderId)) {
      await correctPaymentRefunded(c.tx, {
        paymentId,
        refundedMinor: await refundedIn(c.tx, paymentId, ['succeeded']),
      });
    }
    if (foundMinor > 0) await moveOrderTo(c.tx, { orderId, to: 'refund-due' });
    if (foundMinor > 0 && !(await hasUnsettledRefund(c.tx, orderId)))
      await moveOrderTo(c.tx, { orderId, to: 'refunded' });
    return null;
  });
}

/** Two calls at once refund once: what the provider has refunded is part of the idempotency key. Null: done. */
async function sendMissingRefund(world: World, paymentId: string): Promise<RepairRefusal | null> {
  const payment = await paymentToSettle(world.db.query, paymentId);
  const provider = payment && providerOf(world, payment);
  if (!provider || !payment.session_id) return 'gone';
  // Before the provider is asked, so that a refund sent meanwhile is not sent twice.
  const recordedMinor = await refundedIn(world.db.query, paymentId, ['succeeded', 'pending']);
  const status = await provider.retrieve(payment.session_id);
  const amountMinor = recordedMinor - status.refundedMinor;
  if (amountMinor <= 0) return 'gone';
  if (!status.intentId) return 'refused-by-provider';
  try {
    const key = `refund-missing:${paymentId}:${status.refundedMinor}`;
    const sent = await provider.refund(status.intentId, amountMinor, key);
    if (sent.status === 'failed') return 'refused-by-provider';
    const details = { amountMinor, currency: payment.currency, providerRefundId: sent.refundId };
    const subject = `order:${payment.order_id}`;
    await change(world, system, (c) =>
      audit(c, { actor: 'owner', action: 'order.refunded', subject, details }),
    );
    return null;
  } catch (error) {
    if (error instanceof PaymentRefused) return 'refused-by-provider';
    throw error;
  }
}

/** Frees a time that is booked for a booking that does not exist. Null: done. */
async function releaseTime(world: World, claimId: string): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    await lockClaim(c.tx, claimId);
    if (!(await differenceNow(c, 'claim-without-booking', claimId))) return 'gone';
    await moveClaimTo(c, claimId, 'cancelled');
    return null;
  });
}

/** Keeps an unpaid booking, to be paid at the session; from then on it is outstanding. Null: done. */
async function chargeAtSession(world: World, bookingId: string): Promise<RepairRefusal | null> {
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
async function bookAgain(world: World, orderId: string): Promise<RepairRefusal | null> {
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

/** Enters in the ledger what was spent too much or too little of a pack or gift card. Null: done. */
async function correctSpent(
  world: World,
  { kind, subjectId }: Pick<Difference, 'kind' | 'subjectId'>,
): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    const entitlement = await lockEntitlement(c.tx, subjectId);
    const found = await differenceNow(c, kind, subjectId);
    if (!entitlement || !found) return 'gone';
    const { expectedMinor = 0, foundMinor = 0, expectedCount = 0, foundCount = 0 } = found.details;
    const delta = foundMinor - expectedMinor + foundCount - expectedCount;
    if (entitlement.balance + delta < 0) return 'too-few-left';
    await correctBalance(c, { entitlementId: subjectId, delta });
    return null;
  });
}

export type CheckedRepair = keyof typeof repairs;

export function runChecked(world: World, repair: CheckedRepair, difference: Difference) {
  return repairs[repair](world, difference);
}

export function isChecked(repair: Repair): repair is CheckedRepair {
  return Object.hasOwn(repairs, repair);
}
