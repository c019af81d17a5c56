import { calDavClient } from '#platform/caldav/caldav-client.ts';
import {
  type CalendarClient,
  CalendarFailed,
  type ClientOptions,
} from '#platform/calendar/calendar-client.ts';
import { calendarParser } from '#platform/calendar/read-calendar.ts';
import type { CalendarProvider } from '#platform/db/schema/booking.ts';
import type { Lane } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { decryptAccount, decryptGoogle } from './calendar-secrets.ts';

/** Encrypted. */
export interface AccountSecret {
  provider: CalendarProvider;
  credentials: string;
}

/** @throws UnreadableSecret, CalendarFailed */
export function openClient(
  world: Pick<World, 'http' | 'google' | 'processes' | 'secret'>,
  { provider, credentials }: AccountSecret,
  reading: { timeoutMs: number; lane: Lane },
): CalendarClient {
  const options = clientOptions(world, reading);
  if (provider === 'caldav') return calDavClient(world.http, decryptAccount(world, credentials), options);
  const { refreshToken } = decryptGoogle(world, credentials);
  if (!world.google) throw new CalendarFailed('client-refused');
  return world.google.client(refreshToken, options);
}

export function clientOptions(
  { processes }: Pick<World, 'processes'>,
  { timeoutMs, lane }: { timeoutMs: number; lane: Lane },
): ClientOptions {
  return { timeoutMs, timeZone: studioTimeZone, parse: calendarParser(processes, { lane, timeoutMs }) };
}
