import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import { parcelInput } from './dispatch-input.ts';
import { type DispatchOutcome, dispatchOrder } from './dispatch-order.ts';

export interface SendParcelInput {
  orderId: string;
  isPart: boolean;
  parcel: unknown;
}

/** Idempotent. @throws PaymentUnavailable when the provider does not answer; the reconciler continues */
export async function sendParcel(
  world: World,
  who: May<'orders'>,
  { orderId, isPart, parcel }: SendParcelInput,
): Promise<DispatchOutcome> {
  const parsed = parcelInput.safeParse(parcel);
  if (!parsed.success) return { ok: false, refusal: 'bad-pieces' };
  const { pieces, ...tracking } = parsed.data;
  return dispatchOrder(world, who, { orderId, tracking, ...(isPart ? { pieces } : {}) });
}
