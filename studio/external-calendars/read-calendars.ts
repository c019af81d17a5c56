import { type BusyTime, busyTimesOf, NotACalendar } from '#platform/calendar/busy-times.ts';
import { decrypt } from '#platform/encrypt.ts';
import { RequestRefused } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { applyBusyTimes, busyWindow } from './apply-busy-times.ts';
import { type CalendarFailure, rereadMinutes } from './external-calendar.ts';
import { calendarsToRead, hasCalendars } from './external-calendars.queries.ts';
import { recordReading, replaceBusyTimes } from './external-calendars.store.ts';

export const addressPurpose = 'calendar-address';

const maxBytes = 5_000_000;

interface Reading {
  /** Calendars read later than this are left alone. */
  olderThan: Temporal.DurationLike;
  timeoutMs: number;
}

const regular: Reading = { olderThan: { minutes: rereadMinutes }, timeoutMs: 10_000 };
const beforeHold: Reading = { olderThan: { seconds: 60 }, timeoutMs: 1_500 };

/**
 * Before a slot is taken: at most 1.5 seconds, and only what was last read more than a minute ago. A failure is
 * recorded and never prevents the hold.
 */
export async function refreshBusyTimes(world: World): Promise<void> {
  if (!(await hasCalendars(world))) return;
  try {
    const count = await readCalendars(world, beforeHold);
    // A booking may have been cancelled since at a time that is busy.
    if (count === 0) await world.db.transaction((tx) => applyBusyTimes(world, tx));
  } catch (error) {
    world.log.warn({ error: (error as Error).message }, 'busy times could not be refreshed');
  }
}

/**
 * Reads every calendar whose last reading is older than five minutes, all at once and outside the transaction. After
 * a failure the last known busy times apply. The number of calendars read.
 */
export async function readCalendars(world: World, { olderThan, timeoutMs } = regular): Promise<number> {
  const before = world.clock.now().subtract(olderThan);
  const due = await calendarsToRead(world.db.query, before);
  if (due.length === 0) return 0;
  const readings = await Promise.all(
    due.map(async ({ id, address }) => ({ id, found: await read(world, address, timeoutMs) })),
  );
  await world.db.transaction(async (tx) => {
    const now = world.clock.now();
    for (const { id, found } of readings) {
      const failure = typeof found === 'string' ? found : null;
      if (!(await recordReading(tx, { id, failure, now })) || typeof found === 'string') continue;
      await replaceBusyTimes(tx, id, found);
    }
    await applyBusyTimes(world, tx);
  });
  return due.length;
}

async function read(
  world: World,
  encrypted: string,
  timeoutMs: number,
): Promise<BusyTime[] | CalendarFailure> {
  const address = decrypt(world.secret, addressPurpose, encrypted);
  if (!address) return 'unreadable-address';
  try {
    const headers = { accept: 'text/calendar' };
    const { status, body } = await world.http.get(Buffer.from(address).toString(), {
      timeoutMs,
      maxBytes,
      headers,
    });
    if (status !== 200) return 'status';
    const { start, end } = busyWindow(world.clock.now());
    const own = `@${new URL(world.settings.siteUrl).hostname}`;
    return busyTimesOf(body, {
      from: start,
      to: end,
      timeZone: studioTimeZone,
      isOwn: (uid) => uid.endsWith(own),
    });
  } catch (error) {
    if (error instanceof RequestRefused) return error.reason;
    if (!(error instanceof NotACalendar)) {
      world.log.warn({ error: (error as Error).message }, 'a calendar could not be understood');
    }
    return 'no-calendar';
  }
}
