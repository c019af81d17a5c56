import type { Queries } from '#platform/db/database.ts';
import type { DispatchPiece } from '#platform/db/schema/orders.ts';
import type { NewDispatch } from './dispatches.store.ts';

export async function pendingDispatches(q: Queries, orderId: string) {
  return q
    .selectFrom('dispatches')
    .select(['id', 'amount_minor', 'pieces'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** True when the same pieces with the same tracking are requested or sent. */
export async function isOnItsWay(
  q: Queries,
  { orderId, pieces, tracking }: Omit<NewDispatch, 'amountMinor'>,
): Promise<boolean> {
  const rows = await q
    .selectFrom('dispatches')
    .select('pieces')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['requested', 'sent'])
    .where('carrier', '=', tracking.carrier)
    .where('tracking_number', '=', tracking.number)
    .where('tracking_url', '=', tracking.url)
    .execute();
  const serialise = (list: readonly DispatchPiece[]) =>
    list
      .map(({ position, quantity }) => `${position}:${quantity}`)
      .toSorted()
      .join();
  return rows.some((row) => serialise(row.pieces) === serialise(pieces));
}
