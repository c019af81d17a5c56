import type { World } from '#platform/world.ts';
import type { Destination, ParcelToSend, ShippingOutcome } from '../checkout/shipping-for.ts';

/**
 * The printer's own rate for a parcel of printed goods, in minor units including VAT. 'not-connected': there is no
 * printer to ask, the owner's rate holds.
 */
export async function printShippingFor(
  _world: World,
  _toSend: ParcelToSend,
  _to: Destination,
): Promise<ShippingOutcome | 'not-connected'> {
  return 'not-connected';
}
