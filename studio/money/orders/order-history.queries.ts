import type { Queries } from '#platform/db/database.ts';
import type { PaymentState, RefundState } from '#platform/db/schema/money.ts';
import type { DispatchState } from '#platform/db/schema/orders.ts';

/** Amounts in minor units of the order's currency. */
export type OrderEvent = { at: Temporal.Instant } & (
  | { kind: 'placed' | 'withdrawal' }
  | { kind: 'payment'; state: PaymentState; amountMinor: number }
  | { kind: 'refund'; state: RefundState; amountMinor: number; note: string }
  | { kind: 'paper'; document: 'receipt' | 'credit-note'; number: number }
  | { kind: 'parcel'; state: DispatchState; tracking: string }
  | { kind: 'act'; action: string; actor: string }
);

export async function orderHistory(
  q: Queries,
  order: { id: string; created_at: Temporal.Instant },
): Promise<OrderEvent[]> {
  const events = [
    { at: order.created_at, kind: 'placed' as const },
    ...(await moneyEvents(q, order.id)),
    ...(await otherEvents(q, order.id)),
  ];
  // Events of the same instant: cause before effect.
  return events
    .map((event, place) => ({ event, place }))
    .sort((one, other) => Temporal.Instant.compare(other.event.at, one.event.at) || other.place - one.place)
    .map(({ event }) => event);
}

async function moneyEvents(q: Queries, orderId: string): Promise<OrderEvent[]> {
  const payments = await q
    .selectFrom('payments')
    .select(['state', 'amount_minor', 'captured_minor', 'changed_at'])
    .where('order_id', '=', orderId)
    .execute();
  const refunds = await q
    .selectFrom('refunds')
    .select(['state', 'amount_minor', 'note', 'changed_at'])
    .where('order_id', '=', orderId)
    .execute();
  const documents = await q
    .selectFrom('receipts')
    .select(['kind', 'number', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return [
    ...payments.map(({ state, ...row }) => ({
      at: row.changed_at,
      kind: 'payment' as const,
      state,
      amountMinor: state === 'captured' ? row.captured_minor : row.amount_minor,
    })),
    ...refunds.map(({ state, ...row }) => ({
      at: row.changed_at,
      kind: 'refund' as const,
      state,
      amountMinor: row.amount_minor,
      note: row.note,
    })),
    ...documents.map(({ kind, number, issued_at }) => ({
      at: issued_at,
      kind: 'paper' as const,
      document: kind,
      number,
    })),
  ];
}

async function otherEvents(q: Queries, orderId: string): Promise<OrderEvent[]> {
  const parcels = await q
    .selectFrom('dispatches')
    .select(['state', 'carrier', 'tracking_number', 'changed_at'])
    .where('order_id', '=', orderId)
    .execute();
  const withdrawals = await q
    .selectFrom('withdrawals')
    .select('received_at')
    .where('order_id', '=', orderId)
    .execute();
  const auditEntries = await q
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor'])
    .where('subject', '=', `order:${orderId}`)
    .orderBy('id')
    .execute();
  return [
    ...parcels.map(({ state, ...row }) => ({
      at: row.changed_at,
      kind: 'parcel' as const,
      state,
      tracking: [row.carrier, row.tracking_number].filter(Boolean).join(' '),
    })),
    ...withdrawals.map(({ received_at }) => ({ at: received_at, kind: 'withdrawal' as const })),
    ...auditEntries.map((act) => ({ kind: 'act' as const, ...act })),
  ];
}
