import type { CalendarClientFailure } from '#platform/calendar/calendar-client.ts';

/** Why a calendar could not be read. */
export type CalendarFailure = CalendarClientFailure | 'unreadable-address';

/** Read again when the last reading is older. */
export const rereadMinutes = 5;

/** Busy times are kept for these days from today: longer than any booking horizon. */
export const busyDays = 90;

export const mostCalendars = 20;

export const mostAccounts = 5;

/** Of content changes: calendars were added or removed. */
export const calendarsKey = 'calendars';
