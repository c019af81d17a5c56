import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { parcelInput } from './dispatch-input.ts';
import { type DispatchOutcome, dispatchOrder } from './dispatch-order.ts';

export interface SendParcelInput {
  orderId: string;
  /** Only the pieces that are named are on their way; the rest becomes an order of its own. */
  isPart: boolean;
  /** Carrier, tracking and pieces as the owner typed them. */
  parcel: unknown;
}

/**
 * The owner says on the order's page that it is on its way, all or a part; see `dispatchOrder`. Pressed twice, it is
 * sent once and answered alike.
 * @throws PaymentUnavailable when the provider does not answer; it is written down, and the reconcile goes on
 */
export async function sendParcel(
  world: World,
  who: Who,
  { orderId, isPart, parcel }: SendParcelInput,
): Promise<DispatchOutcome> {
  const said = parcelInput.safeParse(parcel);
  if (!said.success) return { ok: false, refusal: 'bad-pieces' };
  const { pieces, ...tracking } = said.data;
  return dispatchOrder(world, who, { orderId, tracking, ...(isPart ? { pieces } : {}) });
}
