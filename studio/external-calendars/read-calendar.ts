import { type BusyTime, busyTimesOf, NotACalendar } from '#platform/calendar/busy-times.ts';
import { CalendarFailed } from '#platform/calendar/calendar-client.ts';
import { RequestRefused } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { busyWindow } from './apply-busy-times.ts';
import { decryptAddress, ownHost, UnreadableSecret } from './calendar-secrets.ts';
import { type CalendarFailure, failureOfStatus } from './external-calendar.ts';
import type { CalendarToRead } from './external-calendars.queries.ts';
import { openClient } from './open-client.ts';

const timeoutMs = 10_000;
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
    return await busyTimesAt(world, calendar);
  } catch (error) {
    if (error instanceof RequestRefused || error instanceof CalendarFailed) return error.reason;
    if (error instanceof UnreadableSecret) return 'unreadable-address';
    if (error instanceof WrongStatus) return error.failure;
    if (!(error instanceof NotACalendar)) {
      world.log.warn({ error: (error as Error).message }, 'a calendar could not be understood');
    }
    return 'no-calendar';
  }
}

async function busyTimesAt(world: World, { address, account }: CalendarToRead): Promise<BusyTime[]> {
  const { start, end } = busyWindow(world.clock.now());
  const request = {
    from: start,
    to: end,
    isOwn: (uid: string) => uid.endsWith(`@${ownHost(world.settings)}`),
  };
  if (account) {
    const client = openClient(world, account, timeoutMs);
    return client.busyTimes(decryptAddress(world, address, 'account'), request);
  }
  const text = await textAt(world, decryptAddress(world, address));
  return busyTimesOf(text, { ...request, timeZone: studioTimeZone });
}

async function textAt(world: World, address: string): Promise<string> {
  const headers = { accept: 'text/calendar' };
  const { status, body } = await world.http.request(address, { timeoutMs, maxBytes, headers });
  const failure = failureOfStatus(status);
  if (failure) throw new WrongStatus(failure, status);
  return body;
}
