import type { Database } from '#platform/db/database.ts';

export async function bookingOf({ query }: Database, bookingId: string) {
  return query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select([
      'bookings.id',
      'bookings.claim_id',
      'bookings.order_id',
      'bookings.covered_by',
      'bookings.reschedules',
      'bookings.reminded_at',
      'claims.state',
      'claims.slot_start',
      'claims.expires_at',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

export async function paymentOf({ query }: Database, paymentId: string) {
  return query.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}

/** The current order of a payment: late money moves it to a new one. */
export async function orderOf({ query }: Database, paymentId: string) {
  return query
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

export async function refundsOf({ query }: Database, paymentId: string) {
  return query
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute();
}

/** The kinds of the owner's open tasks, sorted. */
export async function openTaskKinds({ query }: Database): Promise<string[]> {
  const rows = await query.selectFrom('tasks').select('kind').where('state', '=', 'open').execute();
  return rows.map(({ kind }) => kind).sort();
}

/** The kinds of the emails to one recipient, in the order they were queued. */
export async function emailsTo({ query }: Database, recipient: string): Promise<string[]> {
  const rows = await query
    .selectFrom('emails')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function unitStates({ query }: Database, orderId: string): Promise<string[]> {
  const rows = await query.selectFrom('units').select('state').where('order_id', '=', orderId).execute();
  return rows.map(({ state }) => state);
}

/** The entitlements of an order with the remaining amount of each. */
export async function grantsOf({ query }: Database, orderId: string) {
  return query
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => [
      'entitlements.id',
      'entitlements.kind',
      'entitlements.offer_id',
      'entitlements.valid_until',
      select.fn.sum<number>('ledger_entries.delta').as('balance'),
    ])
    .where('entitlements.order_id', '=', orderId)
    .groupBy(['entitlements.id'])
    .execute();
}
