import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

interface Comparing {
  provider: string;
  now: Temporal.Instant;
  since: Temporal.Instant;
  only: string | null;
}

/**
 * Payments of this provider that changed since then, those never or longest unchecked first. The reconciler of every
 * minute asks about open ones, so they are compared only when that has not helped for an hour.
 */
export async function paymentsToCompare(q: Queries, { provider, now, since, only }: Comparing) {
  return (
    q
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'payments.state', 'payments.session_id', 'payments.intent_id'])
      .select(['payments.provider', 'payments.amount_minor', 'payments.currency', 'payments.captured_minor'])
      .select(['orders.id as orderId', 'orders.number as orderNumber', 'orders.state as orderState'])
      .select(['orders.capture', 'orders.booking_id as bookingId'])
      .select(
        sql<string | number>`(select coalesce(sum(refunds.amount_minor), 0) from refunds
        where refunds.payment_id = payments.id and refunds.state in ('succeeded', 'pending'))`.as('refunded'),
      )
      .select(
        sql<string | number>`(select coalesce(sum(refunds.amount_minor), 0) from refunds
        where refunds.payment_id = payments.id and refunds.state <> 'refused')`.as('knownRefunded'),
      )
      .select(
        sql<boolean>`exists (select from corrections where corrections.payment_id = payments.id)`.as(
          'isConfirmed',
        ),
      )
      .where(sql<boolean>`payments.provider = ${provider}`)
      .where('payments.session_id', 'is not', null)
      // A charge of a plan has no session of its own.
      .where('payments.instalment', 'is', null)
      .where('payments.state', '<>', 'creating')
      .$if(only === null, (query) =>
        query
          .where('payments.changed_at', '>', since)
          .where((is) =>
            is.or([
              is('payments.state', 'not in', ['open', 'authorised']),
              is('payments.changed_at', '<', now.subtract({ hours: 1 })),
            ]),
          ),
      )
      .$if(only !== null, (query) => query.where(sql<boolean>`payments.id::text = ${only}`))
      .orderBy('payments.last_checked_at', (order) => order.asc().nullsFirst())
      .orderBy('payments.changed_at')
      .execute()
  );
}

export type ComparedPayment = Awaited<ReturnType<typeof paymentsToCompare>>[number] & { session_id: string };
