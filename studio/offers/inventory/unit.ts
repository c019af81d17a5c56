import type { UnitState } from '#platform/db/schema/orders.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** held: being paid. expiring: released only after the provider confirms. kept: reserved for one buyer, unpaid. */
export const unitLifecycle: Lifecycle<UnitState> = {
  free: ['held', 'taken', 'kept'],
  held: ['taken', 'expiring', 'free', 'kept'],
  expiring: ['taken', 'free', 'kept'],
  taken: ['free', 'kept', 'gone'],
  kept: ['free', 'held', 'taken'],
  gone: ['free'],
};
