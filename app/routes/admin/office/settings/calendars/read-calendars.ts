import type { World } from '#platform/world.ts';
import { googleCallbackPath, googleRefusals } from '#studio/calendar/external-calendars/connect-google.ts';
import {
  busyConflicts,
  calendarAccounts,
  type ExternalCalendar,
  externalCalendars,
  failingRevocations,
  feedExists,
} from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { enteredAddresses } from '#studio/calendar/external-calendars/own-addresses.queries.ts';
import { eventChanges } from '#studio/calendar/external-calendars/written-events.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatSpan } from '../../../calendar/bookings/format-span.ts';
import { calendarStates } from './calendar-states.messages.ts';
import { writingMessages } from './calendar-writing.messages.ts';
import { describeLeftOut } from './left-out.ts';

export const calendarsPage = '/admin/settings/calendars';

export async function readCalendarsPage(world: World, language: Language) {
  const words = calendarStates[language];
  const q = world.db.query;
  const calendars = await externalCalendars(q);
  const conflicts = await busyConflicts(q, world.clock.now());
  const accounts = await calendarAccounts(q);
  const writeFailure = calendars.find(({ isTarget }) => isTarget)?.writeFailure;
  const shown = calendars.map((calendar) => shownCalendar(calendar, language));
  const shownAccounts = accounts.map((account) => {
    const ofAccount = shown.filter(({ accountId }) => accountId === account.id);
    const isDisconnected = ofAccount.some((calendar) => calendar.isDisconnected);
    return { ...account, calendars: ofAccount, isDisconnected };
  });
  return {
    calendars: shown.filter(({ accountId }) => accountId === null),
    accounts: shownAccounts.filter(({ provider }) => provider === 'caldav'),
    google: {
      accounts: shownAccounts.filter(({ provider }) => provider === 'google'),
      missing: missingForGoogle(world),
      notRevoked: await failingRevocations(q),
    },
    conflicts: conflicts.map(({ start, end, name, bookingId, calendar }) => ({
      key: `${start} ${calendar}`,
      text: words.conflict(name ?? '–', formatSpan(start, end, language), calendar),
      href: bookingId ? `/admin/bookings/${bookingId}` : null,
    })),
    writing: {
      calendars: calendars
        .filter(({ accountId, isWritable }) => accountId !== null && isWritable)
        .map(({ id, name, isTarget }) => ({ id, name, isTarget })),
      failure: writeFailure ? words.failures[writeFailure] : null,
    },
    changes: (await eventChanges(q)).map(({ bookingId, name, start, end, foundStart, foundEnd }) => {
      const booked = formatSpan(start, end, language);
      const isMoved = foundStart !== null && foundEnd !== null;
      return {
        bookingId,
        isMoved,
        text: isMoved
          ? writingMessages[language].moved(name, booked, formatSpan(foundStart, foundEnd, language))
          : writingMessages[language].deleted(name, booked),
      };
    }),
    ownAddresses: await enteredAddresses(q),
    hasFeed: await feedExists(q),
  };
}

function shownCalendar(calendar: ExternalCalendar, language: Language) {
  const { id, name, accountId, isBusy, readAt, succeededAt, failure, retryAt, writeFailure, leftOut } =
    calendar;
  const words = calendarStates[language];
  const momentOf = (at: Temporal.Instant | null) => (at ? formats[language].short(at) : null);
  return {
    id,
    name,
    accountId,
    isBusy,
    isFailing: failure !== null,
    isDisconnected: failure === 'disconnected' || writeFailure === 'disconnected',
    state: failure
      ? words.failedSince(words.failures[failure], momentOf(succeededAt), momentOf(retryAt))
      : readAt
        ? [words.connected, describeLeftOut(leftOut, language)].filter((part) => part !== null).join('. ')
        : words.waiting,
    read: momentOf(readAt) ?? '–',
  };
}

/** What a technician must set before Google accounts can be connected. */
function missingForGoogle({ google, settings }: World) {
  if (google) return null;
  return {
    variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    redirectUri: new URL(googleCallbackPath, settings.siteUrl).href,
  };
}

/** Why a Google account was not connected, of `?flash=google-…`. */
export function googleRefusalIn(flash: string | null) {
  return googleRefusals.find((refusal) => flash === `google-${refusal}`) ?? null;
}
