import type { BusyTime } from '#platform/calendar/busy-time.ts';
import { CalendarFailed } from '#platform/calendar/calendar-client.ts';
import { calendarParser, readBusyTimes } from '#platform/calendar/read-calendar.ts';
import { RequestRefused } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { busyWindow } from './apply-busy-times.ts';
import { decryptAddress, ownHost, UnreadableSecret } from './calendar-secrets.ts';
import { type CalendarFailure, failureOfStatus, mostBusyTimes } from './external-calendar.ts';
import type { CalendarToRead } from './external-calendars.queries.ts';
import { mergeTimes, type Range } from './merge-times.ts';
import { openClient } from './open-client.ts';

/** Visitors may wait for it. */
const limits = { timeoutMs: 10_000, lane: 'booking' } as const;
const maxBytes = 5_000_000;

class WrongStatus extends Error {
  readonly failure: CalendarFailure;
  constructor(failure: CalendarFailure, status: number) {
    super(`status ${status}`);
    this.failure = failure;
  }
}

/** When it is busy, or why it could not be read. */
export async function readCalendar(
  world: World,
  calendar: CalendarToRead,
): Promise<BusyTime[] | CalendarFailure> {
  try {
    const window = busyWindow(world.clock.now());
    const times = mergeTimes(await busyTimesAt(world, calendar, window), window);
    return times.length > mostBusyTimes ? 'too-complex' : times;
  } catch (error) {
    if (error instanceof RequestRefused || error instanceof CalendarFailed) return error.reason;
    if (error instanceof UnreadableSecret) return 'unreadable-address';
    if (error instanceof WrongStatus) return error.failure;
    world.log.warn({ error: (error as Error).message }, 'a calendar could not be read');
    return 'status';
  }
}

async function busyTimesAt(
  world: World,
  { address, account }: CalendarToRead,
  { start, end }: Range,
): Promise<BusyTime[]> {
  const request = { from: start, to: end, ownHost: ownHost(world.settings) };
  if (account) {
    const client = openClient(world, account, limits);
    return client.busyTimes(decryptAddress(world, address, 'account'), request);
  }
  const parse = calendarParser(world.processes, limits);
  const text = await textAt(world, decryptAddress(world, address));
  return readBusyTimes(parse, text, { ...request, timeZone: studioTimeZone });
}

async function textAt(world: World, address: string): Promise<string> {
  const headers = { accept: 'text/calendar' };
  const { timeoutMs } = limits;
  const { status, body } = await world.http.request(address, { timeoutMs, maxBytes, headers });
  const failure = failureOfStatus(status);
  if (failure) throw new WrongStatus(failure, status);
  return body;
}
