import type { PaymentState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { bookedWithCredit } from '#studio/calendar/booking/session-credits.queries.ts';
import { isFinallyUnpaid } from '#studio/money/orders/order.ts';
import { orderNames } from '#studio/money/orders/order-name.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { PlanProgress } from '#studio/offers/plans/plan-progress.ts';
import { paymentByReturnToken } from '#studio/people/payer.queries.ts';
import { hasPaidHere, isPayer } from '#studio/people/payer.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderToReturnTo } from './return.queries.ts';
import { settlePayment } from './settle-payment.ts';

/** credit: an hour can be chosen with the return token. gone: paid too late, refund due. lapsed: unpaid. */
export type ReturnOutcome =
  | { outcome: 'unknown' }
  | {
      outcome: 'waiting' | 'booked' | 'cancelled' | 'credit' | 'programme' | 'order' | 'gone' | 'lapsed';
      orderId: string;
      orderNumber: string;
      name: string;
      email: string;
      emailCorrectedAt: Temporal.Instant | null;
      settledAt: Temporal.Instant | null;
      createdAt: Temporal.Instant;
      offerId: string;
      isCourse: boolean;
      description: string;
      plan: PlanProgress | null;
      orderState: OrderState;
      isKept: boolean;
      authorisedUntil: Temporal.Instant | null;
      totalMinor: number;
      /** Already subtracted from the total. */
      discountMinor: number;
      /** The part of the total that a gift card paid. */
      giftCardMinor: number;
      currency: 'DKK' | 'EUR' | 'USD';
      bookingId: string | null;
      entitlementId: string | null;
      returnPath: string;
      applicationId: string | null;
      instalment: number | null;
      /** False: the page is shown without the address, its links and what they open. */
      isPayer: boolean;
      hasPaidHere: boolean;
    };

type Settled = Exclude<ReturnOutcome, { outcome: 'unknown' }>;
type Described = { outcome: 'unknown' } | Omit<Settled, 'isPayer' | 'hasPaidHere'>;

/** Settles and describes the payment of a return token. Idempotent. */
export async function settleReturn(world: World, who: Who, returnToken: string): Promise<ReturnOutcome> {
  const payment = await paymentByReturnToken(world.db.query, returnToken);
  if (!payment) return { outcome: 'unknown' };
  try {
    await settleOnReturn(world, payment);
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    world.log.warn({ paymentId: payment.id }, 'the provider did not answer the return page');
  }
  const described = await describe(world, payment.id);
  if (described.outcome === 'unknown') return described;
  const payer = { ...payment, email: described.email };
  return { ...described, isPayer: isPayer(who, payer), hasPaidHere: hasPaidHere(who, payer) };
}

/** An outage opens a task only for open payments: only those are closed by the reconciler. */
async function settleOnReturn(world: World, payment: { id: string; state: PaymentState }): Promise<void> {
  const settle = () => settlePayment(world, payment.id);
  if (payment.state === 'captured' || payment.state === 'voided') return;
  await (payment.state === 'open' || payment.state === 'authorised'
    ? withProviderOutageTask(world, payment.id, settle)
    : settle());
}

async function describe(world: World, paymentId: string): Promise<Described> {
  const q = world.db.query;
  const row = await orderToReturnTo(q, paymentId);
  if (!row) return { outcome: 'unknown' };
  const { kind, claimState, confirmedAt, ...one } = row;
  const { orderId } = row;
  const rest = {
    ...one,
    isCourse: kind === 'course',
    description: (await orderNames(q, [orderId])).get(orderId)?.join(', ') ?? '',
    plan: (await planProgressOf(q, [orderId])).get(orderId) ?? null,
  };
  const outcome = outcomeOf(row);
  if (outcome !== 'credit' || !row.entitlementId) return { ...rest, outcome };
  const bookingId = await bookedWithCredit(world.db.query, row.entitlementId);
  return bookingId ? { ...rest, bookingId, outcome: 'booked' } : { ...rest, outcome };
}

function outcomeOf(row: {
  orderState: OrderState;
  isKept: boolean;
  kind: string;
  claimState: string | null;
  confirmedAt: Temporal.Instant | null;
  bookingId: string | null;
  entitlementId: string | null;
}): Exclude<ReturnOutcome['outcome'], 'unknown'> {
  if (row.orderState === 'open') return 'waiting';
  if (isFinallyUnpaid(row.orderState)) return 'lapsed';
  if (row.bookingId && row.confirmedAt) return row.claimState === 'booked' ? 'booked' : 'cancelled';
  if (row.bookingId) return 'gone';
  if ((row.orderState === 'refund-due' || row.orderState === 'refunded') && !row.isKept) return 'gone';
  if ((row.kind === 'session' || row.kind === 'pack') && row.entitlementId) return 'credit';
  return row.kind === 'programme' ? 'programme' : 'order';
}
