import type { CalendarClientFailure } from '#platform/calendar/calendar-client.ts';

/** Why a calendar could not be read. 'too-complex': a limit ended its reading. 'busy': not the calendar's fault. */
export const calendarFailures = [
  'bad-address',
  'private-address',
  'redirects',
  'too-large',
  'timeout',
  'network',
  'not-found',
  'not-shared',
  'server-error',
  'status',
  'credentials',
  'no-calendars',
  'no-calendar',
  'incomplete',
  'unreadable',
  'too-complex',
  'busy',
  'unreadable-address',
  'disconnected',
  'rate-limited',
  'not-enabled',
  'client-refused',
] as const satisfies ReadonlyArray<CalendarClientFailure | StudioFailure>;
type StudioFailure = 'not-found' | 'not-shared' | 'server-error' | 'unreadable-address';
export type CalendarFailure = (typeof calendarFailures)[number];

/** A later version may have stored a reason that this one does not know. */
export function knownFailure(stored: string | null): CalendarFailure | null {
  return stored === null ? null : (calendarFailures.find((one) => one === stored) ?? 'status');
}

/** Of an ICS address; null: it answers with a calendar. */
export function failureOfStatus(status: number): CalendarFailure | null {
  if (status === 200 || status === 304) return null;
  if (status === 401 || status === 403) return 'not-shared';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'server-error' : 'status';
}

/** Read again when the last reading is older. */
export const rereadMinutes = 5;

export const freshSeconds = 60;

/** A hold waits no longer for readings, then goes by the busy times known last, and so takes at most 1.5 seconds in all. */
export const holdWaitMs = 1_200;

export const ownerWaitMs = 4_000;

/** A calendar that fails is asked again after one minute, two, four …, and at least once in an hour. */
export const mostRetryMinutes = 60;

export function retryAfter(failures: number, now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: Math.min(mostRetryMinutes, 2 ** Math.max(0, failures - 1)) });
}

export const revocationDays = 7;

/** Busy times are kept for these days from today: longer than any booking horizon. */
export const busyDays = 90;

/** Of one calendar within these days, merged: 55 a day. */
export const mostBusyTimes = 5_000;

export const mostCalendars = 20;

export const mostAccounts = 5;

/** Of the setting with the owner's email addresses. */
export const ownAddressesKey = 'own-addresses';

export const mostOwnAddresses = 20;

/** Of content changes: calendars were added or removed. */
export const calendarsKey = 'calendars';
