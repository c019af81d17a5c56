import { endOfDay, studioDay } from '#studio/shared/time/studio-time.ts';

export const guaranteeDays = 30;

/** End of the 30th day after the purchase. */
export function guaranteeEnds(boughtAt: Temporal.Instant): Temporal.Instant {
  return endOfDay(studioDay(boughtAt).add({ days: guaranteeDays }));
}
