import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import { storedConnection } from './connections.queries.ts';
import { type StripeFacts, stripeFactsShape } from './stripe-facts.ts';

export interface StripeProgress {
  facts: StripeFacts;
  isUnreadable: boolean;
  /** Of the webhook, since this key was stored. */
  firstCallAt: Temporal.Instant | null;
  testPayment: { orderId: string; amountMinor: number; currency: Currency; isRefunded: boolean } | null;
}

/** Null: the owner has not connected Stripe. */
export async function stripeProgress(
  world: Pick<World, 'db' | 'connections'>,
  _who: May<'settings'>,
): Promise<StripeProgress | null> {
  const { query: q } = world.db;
  const stored = await storedConnection(q, 'stripe');
  if (!stored) return null;
  const call = await q
    .selectFrom('payment_events')
    .select((select) => select.fn.min('received_at').as('at'))
    .where('provider', '=', 'stripe')
    .where('received_at', '>=', stored.updatedAt)
    .executeTakeFirst();
  const payment = await q
    .selectFrom('payments')
    .innerJoin('order_lines', 'order_lines.order_id', 'payments.order_id')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select(['payments.order_id', 'payments.id', 'payments.amount_minor', 'payments.currency'])
    .where('payments.provider', '=', 'stripe')
    .where('payments.state', '=', 'captured')
    .where('offers.kind', '=', 'test')
    .where('payments.created_at', '>=', stored.updatedAt)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
  const refund =
    payment &&
    (await q.selectFrom('refunds').select('id').where('payment_id', '=', payment.id).executeTakeFirst());
  return {
    facts: stripeFactsShape.parse(stored.facts),
    isUnreadable: world.connections.unreadable.includes('stripe'),
    firstCallAt: call?.at ?? null,
    testPayment: payment
      ? {
          orderId: payment.order_id,
          amountMinor: payment.amount_minor,
          currency: payment.currency,
          isRefunded: refund !== undefined,
        }
      : null,
  };
}
