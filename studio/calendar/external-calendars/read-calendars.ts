import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { applyBusyTimes } from './apply-busy-times.ts';
import { freshSeconds, holdWaitMs, ownerWaitMs, rereadMinutes } from './external-calendar.ts';
import { calendarsToRead, hasCalendars } from './external-calendars.queries.ts';
import { shareReading } from './share-reading.ts';

/**
 * Before a slot is taken: waits at most 1.2 seconds for readings, of what was last read more than a minute ago. Slower
 * readings are recorded when they end; until then, and after a failure, the last known busy times decide.
 */
export async function refreshBusyTimes(world: World): Promise<void> {
  if (!(await hasCalendars(world))) return;
  try {
    const count = await readCalendars(world, {
      olderThan: { seconds: freshSeconds },
      waitMs: holdWaitMs,
    });
    // A booking may have been cancelled since at a time that is busy.
    if (count === 0) await change(world, system, (c) => applyBusyTimes(c));
  } catch (error) {
    world.log.warn({ error: (error as Error).message }, 'busy times could not be refreshed');
  }
}

/** After a change of the owner's: a server that does not answer keeps no one waiting. */
export function readForOwner(world: World): Promise<number> {
  return readCalendars(world, { olderThan: { minutes: rereadMinutes }, waitMs: ownerWaitMs });
}

interface Reading {
  /** Calendars read later than this are left alone. */
  olderThan: Temporal.DurationLike;
  /** Null: until each has answered or failed. */
  waitMs: number | null;
}

const regular: Reading = { olderThan: { minutes: rereadMinutes }, waitMs: null };

/** Reads every calendar that is due, all at once. Their number. */
export async function readCalendars(world: World, { olderThan, waitMs } = regular): Promise<number> {
  // It starts while the calendars are fetched.
  if (await hasCalendars(world)) world.processes.keepWarm('booking');
  const until = waitMs === null ? null : AbortSignal.timeout(waitMs);
  const now = world.clock.now();
  const due = await calendarsToRead(world.db.query, { before: now.subtract(olderThan), now });
  if (due.length === 0) return 0;
  const readings = Promise.all(due.map((calendar) => shareReading(world, calendar)));
  await (until ? Promise.race([readings, aborted(until)]) : readings);
  await change(world, system, (c) => applyBusyTimes(c));
  return due.length;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
