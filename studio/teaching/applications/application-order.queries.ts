import type { Queries } from '#platform/db/database.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';

const live = ['authorised', 'paid'] as const;

/** The first order of the application in one of these states; later instalments are not part of a decision. */
export async function orderOfApplication(q: Queries, applicationId: string, states: readonly OrderState[]) {
  return q
    .selectFrom('orders')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('state', 'in', states)
    .orderBy('created_at')
    .executeTakeFirst();
}

/** Authorised or paid by the applicant for the same offer, and not linked yet. */
export async function orderToLink(q: Queries, applicationId: string): Promise<string | null> {
  const row = await q
    .selectFrom('applications')
    .innerJoin('orders', (join) =>
      join.on((on) =>
        on(on.fn('lowercase', ['orders.email']), '=', on.fn('lowercase', ['applications.email'])),
      ),
    )
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'orders.id')
        .onRef('order_lines.offer_id', '=', 'applications.offer_id'),
    )
    .select('orders.id')
    .where('applications.id', '=', applicationId)
    .where('orders.capture', '=', 'on-acceptance')
    .where('orders.application_id', 'is', null)
    .where('orders.state', 'in', live)
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Undecided, for one of the offers, without an order of its own. */
export async function applicationToLink(
  q: Queries,
  order: { email: string; offerIds: readonly string[] },
): Promise<string | null> {
  const row = await q
    .selectFrom('applications')
    .select('applications.id')
    .where((is) => is(is.fn('lowercase', ['applications.email']), '=', order.email.toLowerCase()))
    .where('offer_id', 'in', order.offerIds)
    .where('applications.state', '=', 'received')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.application_id', '=', 'applications.id')
            .where('orders.state', 'in', live),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function openPaymentOfApplication(q: Queries, applicationId: string) {
  return q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.state', 'payments.url', 'payments.created_at', 'orders.id as orderId'])
    .where('orders.application_id', '=', applicationId)
    .where('orders.state', '=', 'open')
    .where('payments.state', 'in', ['creating', 'open'])
    .executeTakeFirst();
}
