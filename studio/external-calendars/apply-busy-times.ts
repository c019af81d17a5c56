import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockBusyClaims, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { merged, without } from '#studio/calendar/open-ranges.ts';
import { startOfDay } from '#studio/shared/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { busyDays } from './external-calendar.ts';
import { busyTimesBetween, claimedBetween } from './external-calendars.queries.ts';

interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export function busyWindow(now: Temporal.Instant): Range {
  const today = now.toZonedDateTimeISO(studioTimeZone).toPlainDate();
  return { start: startOfDay(today), end: startOfDay(today.add({ days: busyDays })) };
}

/**
 * Makes the busy claims agree with the busy times of all calendars, merged and without what is claimed already: a
 * booking is never replaced. Idempotent; a time that is claimed meanwhile is left to the next run.
 */
export async function applyBusyTimes(world: World, tx: Tx): Promise<void> {
  const now = world.clock.now();
  const window = busyWindow(now);
  const current = await lockBusyClaims(tx, window.start);
  const claimed = await claimedBetween(tx, window, overdueBefore(now));
  const wanted = freeParts(await busyTimesBetween(tx, window), claimed, window);
  const isIn = (ranges: readonly Range[], { start, end }: Range) =>
    ranges.some((one) => one.start.equals(start) && one.end.equals(end));
  for (const claim of current) {
    if (!isIn(wanted, claim)) await moveClaimTo(tx, { claimId: claim.id, to: 'released', now });
  }
  const rules = await bookingRules(tx, world.settings);
  for (const hour of wanted) {
    if (isIn(current, hour)) continue;
    await claimSlot(world, tx, { hour, claim: { kind: 'busy', state: 'blocked' }, rules, now });
  }
}

/** The busy times within the window, merged, without the claimed ones. */
export function freeParts(busy: readonly Range[], claimed: readonly Range[], window: Range): Range[] {
  const [from, to] = [window.start.epochMilliseconds, window.end.epochMilliseconds];
  const clipped = busy.flatMap((range) => {
    const part = { from: Math.max(from, floor(range.start)), to: Math.min(to, ceil(range.end)) };
    return part.from < part.to ? [part] : [];
  });
  const taken = claimed.map(({ start, end }) => ({
    from: start.epochMilliseconds,
    to: end.epochMilliseconds,
  }));
  return without(merged(clipped), taken).map((part) => ({
    start: Temporal.Instant.fromEpochMilliseconds(part.from),
    end: Temporal.Instant.fromEpochMilliseconds(part.to),
  }));
}

const minuteMs = 60_000;

function floor(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / minuteMs) * minuteMs;
}

function ceil(instant: Temporal.Instant): number {
  return Math.ceil(instant.epochMilliseconds / minuteMs) * minuteMs;
}
