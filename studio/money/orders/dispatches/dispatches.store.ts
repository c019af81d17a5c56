import { json } from '#platform/db/json.ts';
import type { DispatchPiece } from '#platform/db/schema/orders.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { dispatchLifecycle, type Tracking } from './dispatch.ts';

export interface NewDispatch {
  orderId: string;
  amountMinor: number;
  pieces: readonly DispatchPiece[];
  tracking: Tracking;
}

export async function insertDispatch(
  { tx, now }: Write,
  dispatch: NewDispatch & { state: 'requested' | 'sent' },
): Promise<string> {
  const row = await tx
    .insertInto('dispatches')
    .values({
      order_id: dispatch.orderId,
      state: dispatch.state,
      amount_minor: dispatch.amountMinor,
      pieces: json(dispatch.pieces),
      carrier: dispatch.tracking.carrier,
      tracking_number: dispatch.tracking.number,
      tracking_url: dispatch.tracking.url,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Marks one dispatch as sent (null: none) and drops the others that are still requested. */
export async function closeDispatches(
  { tx, now }: Write,
  { orderId, sentId }: { orderId: string; sentId: string | null },
): Promise<void> {
  const moveTo = (state: 'sent' | 'cancelled') =>
    tx
      .updateTable('dispatches')
      .set({ state, changed_at: now })
      .where('order_id', '=', orderId)
      .where('state', 'in', statesBefore(dispatchLifecycle, state));
  if (sentId) await moveTo('sent').where('id', '=', sentId).execute();
  await moveTo('cancelled').execute();
}
