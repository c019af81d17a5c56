import { z } from 'zod';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import { parcelInput } from './dispatch-input.ts';
import type { DispatchOutcome } from './dispatch-order.ts';
import { sendParcel } from './send-parcel.ts';

export const mostDispatched = 50;

/** All of an order that is left, with its tracking. */
export interface WholeParcel {
  orderId: string;
  parcel: unknown;
}

/** 'no-answer': unknown whether it was charged; the reconciler continues. */
export type DispatchRefusal = Extract<DispatchOutcome, { ok: false }>['refusal'] | 'no-answer';

export type DispatchOrdersOutcome =
  /** By order; null: shipped. */
  | { ok: true; outcomes: Map<string, DispatchRefusal | null> }
  /** Nothing was shipped: the tracking of these is not valid. */
  | { ok: false; refusal: 'bad-parcel'; orderIds: string[] }
  | { ok: false; refusal: 'too-many' };

/** Ships and charges each order on its own: one that fails leaves the others shipped. Idempotent. */
export async function dispatchOrders(
  world: World,
  who: May<'orders'>,
  parcels: readonly WholeParcel[],
): Promise<DispatchOrdersOutcome> {
  const byOrder = new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
  if (byOrder.size > mostDispatched) return { ok: false, refusal: 'too-many' };
  const invalid = [...byOrder.values()].filter(({ parcel }) => !parcelInput.safeParse(parcel).success);
  if (invalid.length > 0) {
    return { ok: false, refusal: 'bad-parcel', orderIds: invalid.map(({ orderId }) => orderId) };
  }
  const outcomes = new Map<string, DispatchRefusal | null>();
  for (const parcel of byOrder.values()) outcomes.set(parcel.orderId, await shipOne(world, who, parcel));
  return { ok: true, outcomes };
}

async function shipOne(
  world: World,
  who: May<'orders'>,
  { orderId, parcel }: WholeParcel,
): Promise<DispatchRefusal | null> {
  if (!z.guid().safeParse(orderId).success) return 'not-found';
  try {
    const outcome = await sendParcel(world, who, { orderId, isPart: false, parcel });
    return outcome.ok ? null : outcome.refusal;
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    return 'no-answer';
  }
}
