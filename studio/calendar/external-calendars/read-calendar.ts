import { createHash } from 'node:crypto';
import type { BusyReading, BusyRequest, BusyTime } from '#platform/calendar/busy-time.ts';
import { CalendarFailed } from '#platform/calendar/calendar-client.ts';
import { calendarParser, readBusyTimes } from '#platform/calendar/read-calendar.ts';
import type { CalendarValidators, StoredLeftOut } from '#platform/db/schema/booking.ts';
import { type GuardedResponse, RequestRefused } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { busyWindow } from './apply-busy-times.ts';
import {
  accountUser,
  decryptAccount,
  decryptAddress,
  ownHost,
  UnreadableSecret,
} from './calendar-secrets.ts';
import { type CalendarFailure, failureOfStatus, mostBusyTimes } from './external-calendar.ts';
import type { CalendarToRead } from './external-calendars.queries.ts';
import { mergeTimes } from './merge-times.ts';
import { openClient } from './open-client.ts';
import { ownAddresses } from './own-addresses.queries.ts';

/** Visitors may wait for it. */
const limits = { timeoutMs: 10_000, lane: 'booking' } as const;
const maxBytes = 5_000_000;
/** Raised when the same text is read in another way. */
const parserVersion = 2;

class WrongStatus extends Error {
  readonly failure: CalendarFailure;
  constructor(failure: CalendarFailure, status: number) {
    super(`status ${status}`);
    this.failure = failure;
  }
}

export interface ReadCalendar {
  times: BusyTime[];
  leftOut: StoredLeftOut;
  validators: CalendarValidators | null;
}

type Request = Omit<BusyRequest, 'timeZone'>;
type Found = BusyReading & { validators: CalendarValidators | null };

/** When it is busy, null if nothing has changed since the last reading, or why it could not be read. */
export async function readCalendar(
  world: World,
  calendar: CalendarToRead,
): Promise<ReadCalendar | CalendarFailure | null> {
  try {
    const window = busyWindow(world.clock.now());
    const request = {
      from: window.start,
      to: window.end,
      ownHost: ownHost(world.settings),
      ownAddresses: await addressesFor(world, calendar),
    };
    const found = await (calendar.account ? readAccount : readAddress)(world, calendar, request);
    if (found === null) return null;
    const times = mergeTimes(found.times, window);
    if (times.length > mostBusyTimes) return 'too-complex';
    const { leftOut: entries, leftOutCount: count, validators } = found;
    return { times, leftOut: { count, entries }, validators };
  } catch (error) {
    if (error instanceof RequestRefused || error instanceof CalendarFailed) return error.reason;
    if (error instanceof UnreadableSecret) return 'unreadable-address';
    if (error instanceof WrongStatus) return error.failure;
    world.log.warn({ error: (error as Error).message }, 'a calendar could not be read');
    return 'status';
  }
}

async function addressesFor(world: World, { account }: CalendarToRead): Promise<string[]> {
  const user = account && accountUser(world, account);
  return [...(await ownAddresses(world.db.query)), ...(user ? [user] : [])];
}

async function readAccount(
  world: World,
  { address, account }: CalendarToRead,
  request: Request,
): Promise<Found | null> {
  if (!account) return null;
  const client = openClient(world, account, limits);
  const reading = await client.busyTimes(decryptAddress(world, address, 'account'), request);
  return { ...reading, validators: null };
}

async function readAddress(world: World, calendar: CalendarToRead, request: Request): Promise<Found | null> {
  const parse = calendarParser(world.processes, limits);
  const key = validatorsKey(request);
  const known = calendar.validators?.key === key ? calendar.validators : null;
  const answer = await fetchAddress(world, calendar, known);
  if (answer.status === 304 && known) return null;
  const reading = await readBusyTimes(parse, answer.bytes, { ...request, timeZone: studioTimeZone });
  return { ...reading, validators: validatorsOf(answer, key) };
}

async function fetchAddress(
  world: World,
  { address, credentials }: CalendarToRead,
  known: CalendarValidators | null,
): Promise<GuardedResponse> {
  const account = credentials === null ? null : decryptAccount(world, credentials);
  const basic = account && Buffer.from(`${account.user}:${account.password}`).toString('base64');
  const headers = {
    accept: 'text/calendar, */*;q=0.5',
    ...(basic === null ? {} : { authorization: `Basic ${basic}` }),
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
  };
  const { timeoutMs } = limits;
  const answer = await world.http.request(decryptAddress(world, address), { timeoutMs, maxBytes, headers });
  const failure = answer.status === 304 && !known ? 'status' : failureOfStatus(answer.status);
  if (failure)
    throw new WrongStatus(failure === 'not-shared' && account ? 'credentials' : failure, answer.status);
  return answer;
}

/** The window moves with each day, so that a calendar is read whole at least once a day. */
function validatorsKey({ from, ownHost: host, ownAddresses: addresses }: Request): string {
  const parts = [parserVersion, from, host, ...addresses.toSorted()];
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

function validatorsOf({ headers }: GuardedResponse, key: string): CalendarValidators | null {
  const headerOf = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= 200 ? value : null;
  };
  const [etag, modified] = [headerOf('etag'), headerOf('last-modified')];
  return etag === null && modified === null ? null : { etag, modified, key };
}
