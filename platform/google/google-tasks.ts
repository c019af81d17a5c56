import type { LeftOut } from '../calendar/busy-time.ts';
import type { PlainBusyRequest, PlainTime } from '../calendar/calendar-tasks.ts';

export interface GooglePage<Item> {
  items: Item[];
  nextPageToken: string | null;
}

export interface GoogleEvent {
  etag: string;
  isCancelled: boolean;
  /** Null: it has none. */
  time: PlainTime | null;
}

export interface GoogleCalendarFound {
  address: string;
  name: string;
  isWritable: boolean;
  /** Its address is the account's email address. */
  isPrimary: boolean;
}

/** `text`: an answer of the Calendar API. */
export interface GoogleTasks {
  'read-google-calendars': { input: { text: string }; output: GooglePage<GoogleCalendarFound> };
  /** Of events that are not declined and take time. */
  'read-google-busy-times': {
    input: { text: string; request: PlainBusyRequest };
    output: GooglePage<PlainTime> & { leftOut: LeftOut[] };
  };
  /** ETags by id, without cancelled events. */
  'read-google-etags': { input: { text: string }; output: GooglePage<readonly [string, string]> };
  'read-google-event': { input: { text: string; timeZone: string }; output: GoogleEvent };
}
