import type { UnitState } from '#platform/db/schema/orders.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * A seat in an date or one piece of stock: one row each, so that the last one cannot be sold twice.
 *
 * held      reserved while its order is being paid (the provider's shortest expiry, 30 minutes)
 * expiring  its time is up while a payment session exists: the provider is asked first
 * taken     paid or authorised
 * kept      waits for one buyer until `expires_at`: the money was not taken in time, or nothing was paid before the yes
 * gone      sent to the buyer
 */
export const unitLifecycle: Lifecycle<UnitState> = {
  free: ['held', 'taken', 'kept'],
  held: ['taken', 'expiring', 'free', 'kept'],
  expiring: ['taken', 'free', 'kept'],
  taken: ['free', 'kept', 'gone'],
  kept: ['free', 'held', 'taken'],
  gone: ['free'],
};
