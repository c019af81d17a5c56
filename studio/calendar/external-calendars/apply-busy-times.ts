import { overdueBefore } from '#studio/calendar/claim.ts';
import { claimBusyTimes } from '#studio/calendar/claim-slot.ts';
import { lockBusyClaims, moveClaimsTo } from '#studio/calendar/claims.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import { differingClaims } from './differing-claims.queries.ts';
import { busyDays } from './external-calendar.ts';
import type { Range } from './merge-times.ts';

const releasedPerStatement = 200;

export function busyWindow(now: Temporal.Instant): Range {
  const today = studioDay(now);
  return { start: startOfDay(today), end: startOfDay(today.add({ days: busyDays })) };
}

/**
 * Makes the busy claims agree with the busy times of all calendars, merged and without what is claimed already: a
 * booking is never replaced. Idempotent; a time that is claimed meanwhile is left to the next run.
 */
export async function applyBusyTimes(c: Change): Promise<void> {
  const window = busyWindow(c.now);
  const difference = () => differingClaims(c.tx, window, overdueBefore(c.now));
  const seen = await difference();
  if (seen.outdated.length === 0 && seen.missing.length === 0) return;
  await lockBusyClaims(c.tx, window.start);
  const { outdated, missing } = await difference();
  for (let from = 0; from < outdated.length; from += releasedPerStatement)
    await moveClaimsTo(c, outdated.slice(from, from + releasedPerStatement), 'released');
  await claimBusyTimes(c, missing);
}
