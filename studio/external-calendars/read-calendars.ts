import type { BusyTime } from '#platform/calendar/busy-time.ts';
import { CalendarFailed } from '#platform/calendar/calendar-client.ts';
import { calendarParser, readBusyTimes } from '#platform/calendar/read-calendar.ts';
import { RequestRefused } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { applyBusyTimes, busyWindow } from './apply-busy-times.ts';
import { decryptAddress, ownHost, UnreadableSecret } from './calendar-secrets.ts';
import { type CalendarFailure, rereadMinutes } from './external-calendar.ts';
import { type CalendarToRead, calendarsToRead, hasCalendars } from './external-calendars.queries.ts';
import { recordReading, replaceBusyTimes } from './external-calendars.store.ts';
import { openClient } from './open-client.ts';

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
  // It starts while the calendars are fetched.
  if (await hasCalendars(world)) world.processes.keepWarm('booking');
  const before = world.clock.now().subtract(olderThan);
  const due = await calendarsToRead(world.db.query, before);
  if (due.length === 0) return 0;
  const readings = await Promise.all(
    due.map(async (calendar) => ({ id: calendar.id, found: await read(world, calendar, timeoutMs) })),
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
  calendar: CalendarToRead,
  timeoutMs: number,
): Promise<BusyTime[] | CalendarFailure> {
  const { start, end } = busyWindow(world.clock.now());
  try {
    const request = { from: start, to: end, ownHost: ownHost(world.settings) };
    const limits = { timeoutMs, lane: 'booking' } as const;
    if (calendar.account) {
      const client = openClient(world, calendar.account, limits);
      return await client.busyTimes(decryptAddress(world, calendar.address, 'account'), request);
    }
    const parse = calendarParser(world.processes, limits);
    const text = await textAt(world, calendar, timeoutMs);
    return await readBusyTimes(parse, text, { ...request, timeZone: studioTimeZone });
  } catch (error) {
    if (error instanceof RequestRefused || error instanceof CalendarFailed) return error.reason;
    if (error instanceof UnreadableSecret) return 'unreadable-address';
    if (error instanceof WrongStatus) return 'status';
    world.log.warn({ error: (error as Error).message }, 'a calendar could not be read');
    return 'status';
  }
}

class WrongStatus extends Error {}

async function textAt(world: World, { address }: CalendarToRead, timeoutMs: number): Promise<string> {
  const { status, body } = await world.http.request(decryptAddress(world, address), {
    timeoutMs,
    maxBytes,
    headers: { accept: 'text/calendar' },
  });
  if (status !== 200) throw new WrongStatus(`status ${status}`);
  return body;
}
