import type { Queries } from '#platform/db/database.ts';

export async function findPaymentEvent(q: Queries, event: { provider: string; eventId: string }) {
  return q
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .executeTakeFirst();
}

interface EventSubject {
  provider: string;
  session_id: string | null;
  intent_id: string | null;
  subscription_id: string | null;
}

/** By session or payment intent, else the first payment of the subscription's plan. */
export async function paymentOfEvent(q: Queries, event: EventSubject) {
  const named = await q
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider', '=', event.provider as 'stripe' | 'test')
    .where((where) =>
      where.or([
        where('session_id', '=', event.session_id ?? ''),
        where('intent_id', '=', event.intent_id ?? ''),
      ]),
    )
    .executeTakeFirst();
  if (named) return named;
  return q
    .selectFrom('plans')
    .innerJoin('payments', 'payments.order_id', 'plans.order_id')
    .select(['payments.id', 'payments.order_id'])
    .where('plans.subscription_id', '=', event.subscription_id ?? '')
    .where('payments.instalment', 'is', null)
    .where('payments.state', '=', 'captured')
    .executeTakeFirst();
}
