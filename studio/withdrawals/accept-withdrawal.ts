import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { lockBooking } from '#studio/booking/bookings.store.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { type DecisionOutcome, releaseOrder } from '#studio/capture/decide-order.ts';
import { paymentsOfOrder } from '#studio/payments/payments.queries.ts';
import { refundCourse } from '#studio/refunds/refund-course.ts';
import { knownRefunded } from '#studio/refunds/refunds.queries.ts';
import { requestRefund } from '#studio/refunds/request-refund.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderToWithdraw } from './withdrawals.queries.ts';

/**
 * Voids or refunds in full, revokes grants, cancels a future booking, ends a plan. Idempotent.
 * @throws PaymentUnavailable when the provider does not answer about an authorisation
 */
export async function acceptWithdrawal(
  world: World,
  who: Who,
  input: { orderId: string },
): Promise<DecisionOutcome> {
  if (who.role !== 'owner' && who.role !== 'system') return { ok: false, refusal: 'not-owner' };
  const order = await orderToWithdraw(world.db.query, input.orderId);
  if (!order) return { ok: false, refusal: 'not-found' };
  if (order.state === 'authorised') return releaseOrder(world, who, input);
  if (order.hasPlan) {
    // A plan: refunds all charges and stops further ones.
    const outcome = await refundCourse(world, who, { orderId: order.id, reason: 'withdrawal' });
    return outcome.ok ? { ok: true, orderState: 'refund-due' } : { ok: false, refusal: 'not-found' };
  }
  return world.db.transaction((tx) => refundAndRevoke(world, tx, { who, order }));
}

async function refundAndRevoke(
  world: World,
  tx: Tx,
  { who, order }: { who: Who; order: { id: string; bookingId: string | null } },
): Promise<DecisionOutcome> {
  const now = world.clock.now();
  // Lock order: claim and booking before the order.
  const locked = order.bookingId ? await lockBooking(tx, order.bookingId) : null;
  const [payment] = await paymentsOfOrder(tx, order.id, ['captured']);
  if (!payment) return { ok: false, refusal: 'not-found' };
  const amountMinor = payment.captured_minor - (await knownRefunded(tx, payment.id));
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor, reason: 'withdrawn' };
  if (!(await requestRefund(world, tx, { refund, now }))) return { ok: false, refusal: 'not-found' };
  const isUpcoming = locked?.claim.state === 'booked' && isAfter(locked.claim.slot_start, now);
  if (locked && isUpcoming && (await moveClaimTo(tx, { claimId: locked.claim.id, to: 'cancelled', now }))) {
    const amount = { amountMinor, currency: payment.currency };
    const money = { kind: 'refunded', amount } as const;
    await publish(world, tx, { type: 'booking.cancelled', bookingId: locked.booking.id, money });
  }
  await audit(tx, { at: now, actor: who.role, action: 'accept-withdrawal', subject: `order:${order.id}` });
  return { ok: true, orderState: 'refund-due' };
}

function isAfter(instant: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, other) > 0;
}
