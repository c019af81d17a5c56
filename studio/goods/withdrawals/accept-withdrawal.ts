import type { World } from '#platform/world.ts';
import { lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { type DecisionOutcome, releaseOrder } from '#studio/goods/capture/decide-order.ts';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import { refundUnused } from '#studio/money/refunds/refund-pack.ts';
import { refundPayments } from '#studio/money/refunds/refund-payments.ts';
import { packOfOrder } from '#studio/money/refunds/refunds.queries.ts';
import { bookingsOfPurchase } from '#studio/money/settlement/email-correction/correctable-order.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { orderToWithdraw } from './withdrawals.queries.ts';

/**
 * Voids or refunds in full, a pack by its unused sessions, revokes grants, cancels a future booking, ends a plan. Idempotent.
 * @throws PaymentUnavailable when the provider does not answer about an authorisation
 */
export async function acceptWithdrawal(
  world: World,
  who: May<'today'>,
  input: { orderId: string },
): Promise<DecisionOutcome> {
  const order = await orderToWithdraw(world.db.query, input.orderId);
  if (!order) return { ok: false, refusal: 'not-found' };
  if (order.state === 'authorised') return releaseOrder(world, who, input);
  if (order.hasPlan) {
    // A plan: refunds all charges and stops further ones.
    const outcome = await refundCourse(world, who, { orderId: order.id, reason: 'withdrawal' });
    return outcome.ok ? { ok: true, orderState: 'refund-due' } : { ok: false, refusal: 'not-found' };
  }
  return change(world, who, (c) => refundAndRevoke(c, order));
}

async function refundAndRevoke(c: Change, order: { id: string }): Promise<DecisionOutcome> {
  const pack = await packOfOrder(c.tx, order.id);
  // Lock order: claim and booking before the order. The used sessions of a pack stay paid.
  const locked = pack ? [] : await lockBookingsOf(c, order.id);
  const refunded = pack
    ? await refundUnused(c, { orderId: order.id, pack, reason: 'withdrawn' })
    : await refundPayments(c, { orderId: order.id, reason: 'withdrawn' });
  if (!refunded || refunded.amountMinor === 0) return { ok: false, refusal: 'not-found' };
  const { amountMinor, giftCardMinor, currency } = refunded;
  const toGiftCard = giftCardMinor > 0 ? { toGiftCard: { amountMinor: giftCardMinor, currency } } : {};
  const money = { kind: 'refunded', amount: { amountMinor, currency }, ...toGiftCard } as const;
  for (const { booking, claim } of locked) {
    const isUpcoming = claim.state === 'booked' && isAfter(claim.slot_start, c.now);
    if (!isUpcoming || !(await moveClaimTo(c, claim.id, 'cancelled'))) continue;
    await publish(c, { type: 'booking.cancelled', bookingId: booking.id, money, isByOwner: true });
  }
  await audit(c, { action: 'accept-withdrawal', subject: `order:${order.id}` });
  return { ok: true, orderState: 'refund-due' };
}

/** Bought with the order, directly or with a credit that it granted. */
async function lockBookingsOf(c: Change, orderId: string) {
  const locked: Array<NonNullable<Awaited<ReturnType<typeof lockBooking>>>> = [];
  for (const id of await bookingsOfPurchase(c.tx, orderId)) {
    const found = await lockBooking(c.tx, id);
    if (found) locked.push(found);
  }
  return locked;
}

function isAfter(instant: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, other) > 0;
}
