import type { Queries } from '#platform/db/database.ts';
import type { ManualMethod, PaymentState } from '#platform/db/schema/money.ts';

export async function knownPayments(q: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await q.selectFrom('payments').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Oldest first. A replaced order has one payment that counts, a plan one per charge. */
export async function paymentsOfOrder(q: Queries, orderId: string, states?: readonly PaymentState[]) {
  return q
    .selectFrom('payments')
    .select(['id', 'provider', 'state', 'amount_minor', 'captured_minor', 'refunded_minor', 'currency'])
    .select([
      'instalment',
      'method',
      'received_on',
      'intent_id',
      'url',
      'session_expires_at',
      'created_at',
      'changed_at',
    ])
    .where('order_id', '=', orderId)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function paymentOfCharge(q: Queries, orderId: string, number: number) {
  return (
    q
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      // The first charge is settled as the checkout's payment.
      .where((is) => (number === 1 ? is('instalment', 'is', null) : is('instalment', '=', number)))
      .where('state', '=', 'captured')
      .executeTakeFirst()
  );
}

/** The order with its newest payment. */
export async function paymentToCapture(q: Queries, orderId: string) {
  return q
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select([
      'orders.state as orderState',
      'orders.capture',
      'orders.authorised_until as authorisedUntil',
      'payments.id as paymentId',
      'payments.provider',
      'payments.intent_id as intentId',
      'payments.amount_minor as amountMinor',
    ])
    .where('orders.id', '=', orderId)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
}

/** The newest payment of a checkout page or cart in one of these states. */
export async function paymentOfCheckout(q: Queries, checkoutKey: string, states: readonly PaymentState[]) {
  return q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.state', 'payments.url', 'payments.created_at'])
    .select(['orders.id as orderId', 'orders.checkout_digest'])
    .where('orders.checkout_key', '=', checkoutKey)
    .where('payments.state', 'in', states)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
}

export async function paymentsOfClaim(q: Queries, claimId: string, states: readonly PaymentState[]) {
  return q
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.order_id', 'payments.order_id')
    .select(['payments.id', 'payments.order_id'])
    .where('bookings.claim_id', '=', claimId)
    .where('payments.state', 'in', states)
    .execute();
}

export async function paymentWithOrder(q: Queries, paymentId: string) {
  return q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select(['orders.number as orderNumber', 'orders.name', 'orders.state as orderState'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
}

export async function paymentToSettle(q: Queries, paymentId: string) {
  return q
    .selectFrom('payments')
    .select(['id', 'order_id', 'state', 'session_id', 'intent_id', 'provider'])
    .select(['amount_minor', 'currency', 'session_expires_at', 'instalment'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** By the owner, though the provider does not know it. */
export async function isConfirmedPayment(q: Queries, paymentId: string): Promise<boolean> {
  const row = await q
    .selectFrom('corrections')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How the owner was paid, and on which day (ISO date, null: not asked for). Null: not by the owner's hand. */
export async function manualPaymentOf(
  q: Queries,
  orderId: string,
): Promise<{ method: ManualMethod; receivedOn: string | null } | null> {
  const row = await q
    .selectFrom('payments')
    .select(['method', 'received_on as receivedOn'])
    .where('order_id', '=', orderId)
    .where('provider', '=', 'manual')
    .executeTakeFirst();
  return row?.method ? { method: row.method, receivedOn: row.receivedOn } : null;
}

/** Whether the provider has yet to answer about the payment itself or about a refund of it. */
export async function awaitsProvider(q: Queries, paymentId: string): Promise<boolean> {
  const row = await q
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where((is) =>
      is.or([
        is('state', 'in', ['creating', 'open', 'authorised']),
        is.exists(
          is
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'payments.id')
            .where('refunds.state', 'in', ['due', 'pending']),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
