import type { UnitState } from '#platform/db/schema.ts';
import type { Lifecycle } from '../shared/lifecycle.ts';

/**
 * A seat in an edition or one piece of stock: one row each, so that the last one cannot be sold twice.
 *
 * held      reserved while its order is being paid (the provider's shortest expiry, 30 minutes)
 * expiring  its time is up while a payment session exists: the provider is asked first
 * taken     paid or authorised
 * kept      its money was not taken in time, and it waits for the same buyer until `expires_at`
 * gone      sent to the buyer
 */
export const unitLifecycle: Lifecycle<UnitState> = {
  free: ['held', 'taken'],
  held: ['taken', 'expiring', 'free', 'kept'],
  expiring: ['taken', 'free', 'kept'],
  taken: ['free', 'kept', 'gone'],
  kept: ['free', 'held', 'taken'],
  gone: ['free'],
};
