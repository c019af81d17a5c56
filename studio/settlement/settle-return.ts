import { type SqlBool, sql } from 'kysely';
import type { PaymentState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { bookedWithCredit } from '#studio/booking/credit.queries.ts';
import { orderNames, productsFirst } from '#studio/orders/order-name.queries.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { planProgressOf } from '#studio/plans/plan-progress.queries.ts';
import type { PlanProgress } from '#studio/plans/plan-progress.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
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
      offerId: string;
      isCourse: boolean;
      description: string;
      plan: PlanProgress | null;
      orderState: OrderState;
      authorisedUntil: Temporal.Instant | null;
      totalMinor: number;
      currency: 'DKK' | 'EUR' | 'USD';
      bookingId: string | null;
      entitlementId: string | null;
      returnPath: string;
      applicationId: string | null;
      instalment: number | null;
    };

const isFirstProduct = sql<SqlBool>`order_lines.position = (select order_lines.position from order_lines
  where order_lines.order_id = orders.id order by ${productsFirst} limit 1)`;

/** Settles and describes the payment of a return token. Idempotent. */
export async function settleReturn(world: World, _who: Who, returnToken: string): Promise<ReturnOutcome> {
  if (!tokenPattern.test(returnToken)) return { outcome: 'unknown' };
  const payment = await world.db.query
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('return_token_hash', '=', hashToken(returnToken))
    .executeTakeFirst();
  if (!payment) return { outcome: 'unknown' };
  try {
    await settleOnReturn(world, payment);
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    world.log.warn({ paymentId: payment.id }, 'the provider did not answer the return page');
  }
  return describe(world, payment.id);
}

/** An outage opens a task only for open payments: only those are closed by the reconciler. */
async function settleOnReturn(world: World, payment: { id: string; state: PaymentState }): Promise<void> {
  const settle = () => settlePayment(world, payment.id);
  if (payment.state === 'captured' || payment.state === 'voided') return;
  await (payment.state === 'open' || payment.state === 'authorised'
    ? withProviderOutageTask(world, payment.id, settle)
    : settle());
}

async function describe(world: World, paymentId: string): Promise<ReturnOutcome> {
  const q = world.db.query;
  const row = await q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on(isFirstProduct),
    )
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .leftJoin('bookings', 'bookings.id', 'orders.booking_id')
    .leftJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('entitlements', (join) =>
      join.onRef('entitlements.order_id', '=', 'orders.id').on('entitlements.kind', '=', 'credit'),
    )
    .select([
      'orders.id as orderId',
      'orders.number as orderNumber',
      'orders.state as orderState',
      'orders.authorised_until as authorisedUntil',
      'orders.name',
      'orders.email',
      'orders.total_minor as totalMinor',
      'orders.currency',
      'orders.return_path as returnPath',
      'orders.application_id as applicationId',
      'orders.instalment',
      'order_lines.offer_id as offerId',
      'offers.kind',
      'bookings.id as bookingId',
      'bookings.confirmed_at as confirmedAt',
      'claims.state as claimState',
      'entitlements.id as entitlementId',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
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
  const bookingId = await bookedWithCredit(world, row.entitlementId);
  return bookingId ? { ...rest, bookingId, outcome: 'booked' } : { ...rest, outcome };
}

function outcomeOf(row: {
  orderState: OrderState;
  kind: string;
  claimState: string | null;
  confirmedAt: Temporal.Instant | null;
  bookingId: string | null;
  entitlementId: string | null;
}): Exclude<ReturnOutcome['outcome'], 'unknown'> {
  if (row.orderState === 'open') return 'waiting';
  if (row.orderState === 'lapsed' || row.orderState === 'voided') return 'lapsed';
  if (row.bookingId && row.confirmedAt) return row.claimState === 'booked' ? 'booked' : 'cancelled';
  if (row.bookingId) return 'gone';
  if (row.orderState === 'refund-due' || row.orderState === 'refunded') return 'gone';
  if (row.kind === 'session' && row.entitlementId) return 'credit';
  return row.kind === 'programme' ? 'programme' : 'order';
}
