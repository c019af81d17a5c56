import { calDavClient } from '#platform/caldav/caldav-client.ts';
import { type CalendarClient, CalendarFailed } from '#platform/calendar/calendar-client.ts';
import type { CalendarProvider } from '#platform/db/schema/booking.ts';
import type { World } from '#platform/world.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { decryptAccount, decryptGoogle } from './calendar-secrets.ts';

/** Encrypted. */
export interface AccountSecret {
  provider: CalendarProvider;
  credentials: string;
}

/** @throws UnreadableSecret, CalendarFailed */
export function openClient(
  world: Pick<World, 'http' | 'google' | 'secret'>,
  { provider, credentials }: AccountSecret,
  timeoutMs: number,
): CalendarClient {
  const options = { timeoutMs, timeZone: studioTimeZone };
  if (provider === 'caldav') return calDavClient(world.http, decryptAccount(world, credentials), options);
  const { refreshToken } = decryptGoogle(world, credentials);
  if (!world.google) throw new CalendarFailed('client-refused');
  return world.google.client(refreshToken, options);
}
