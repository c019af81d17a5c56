import type { World } from '#platform/world.ts';
import { guaranteeEnds } from '#studio/money/orders/guarantee.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { movePlanTo } from '#studio/offers/plans/plans.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { Who } from '#studio/shared/who.ts';
import { refundsOfOrder } from './refunds.queries.ts';
import { requestRefund } from './request-refund.ts';
import { revokeGrants } from './revoke-grants.ts';

export type RefundCourseOutcome =
  | { ok: true; amountMinor: number; currency: string }
  | { ok: false; refusal: 'not-found' | 'too-late' | 'already' };

/** Ends access and the plan and makes all charges due for refund, in one transaction. Idempotent: 'already'. */
export async function refundCourse(
  world: World,
  who: Who,
  input: { orderId: string; reason: 'guarantee' | 'withdrawal' },
): Promise<RefundCourseOutcome> {
  return change(world, who, async (c): Promise<RefundCourseOutcome> => {
    const order = await lockOrder(c.tx, input.orderId);
    if (!order?.settled_at) return { ok: false, refusal: 'not-found' };
    const lines = await orderLines(c.tx, order.id);
    if (!lines.some(({ kind }) => kind === 'course')) return { ok: false, refusal: 'not-found' };
    if (!['paid', 'refund-due', 'refunded'].includes(order.state)) return { ok: false, refusal: 'not-found' };
    const ends = guaranteeEnds(order.settled_at);
    if (input.reason === 'guarantee' && Temporal.Instant.compare(ends, c.now) <= 0) {
      return { ok: false, refusal: 'too-late' };
    }
    await movePlanTo(c, {
      orderId: order.id,
      to: 'ending',
      set: { end_reason: input.reason, next_check_at: c.now },
    });
    const amountMinor = await requestFullRefund(c, { orderId: order.id, reason: input.reason });
    if (amountMinor === 0) return { ok: false, refusal: 'already' };
    await revokeGrants(c, order.id);
    await world.jobs.send(c.tx, { name: 'sync-subscription', data: { orderId: order.id } });
    const subject = `order:${order.id}`;
    const details = { reason: input.reason, amountMinor };
    await audit(c, { action: 'course.refunded', subject, details });
    return { ok: true, amountMinor, currency: order.currency };
  });
}

async function requestFullRefund(
  c: Change,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<number> {
  const requested = new Set<string | null>();
  for (const { id, captured_minor } of await paymentsOfOrder(c.tx, orderId, ['captured'])) {
    const refund = { orderId, paymentId: id, amountMinor: captured_minor, reason };
    requested.add(await requestRefund(c, refund));
  }
  const refunds = (await refundsOfOrder(c.tx, orderId)).filter(({ id }) => requested.has(id));
  return refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}
