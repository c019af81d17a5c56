import type { RequestRefusal } from '../http/guarded-http.ts';
import type { BusyReading, BusyRequest, BusyTime } from './busy-time.ts';
import type { CalendarParser } from './calendar-parser.ts';

export type AccountFailure = RequestRefusal | 'credentials' | 'no-calendars' | 'status';

/**
 * 'disconnected': the access was withdrawn, and the owner must connect the account again. 'not-enabled' and
 * 'client-refused': the vendor refuses this site, not the account.
 */
export const oauthFailures = ['disconnected', 'rate-limited', 'not-enabled', 'client-refused'] as const;
export type OAuthFailure = (typeof oauthFailures)[number];

/** Of parsing an answer. 'incomplete': it is cut off. 'busy': not the answer's fault. */
export const parseFailures = ['no-calendar', 'incomplete', 'unreadable', 'too-complex', 'busy'] as const;
export type ParseFailure = (typeof parseFailures)[number];

export type CalendarClientFailure = AccountFailure | OAuthFailure | ParseFailure;

export function isAccountFailure(reason: CalendarClientFailure): reason is AccountFailure {
  return ![...oauthFailures, ...parseFailures].some((one) => one === reason);
}

export class CalendarFailed extends Error {
  readonly reason: CalendarClientFailure;
  constructor(reason: CalendarClientFailure, cause?: unknown) {
    super(`Calendar: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface FoundCalendar {
  /** What the client calls it by: a URL or an id. */
  address: string;
  name: string;
  isWritable: boolean;
}

/** The event of a booking. `key`: the id of the booking, from which its place in the calendar follows. */
export interface EventRef {
  key: string;
  uid: string;
}

export interface OwnEvent extends EventRef {
  stampedAt: Temporal.Instant;
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  location: string | null;
  url: string;
}

export interface FoundEvent {
  etag: string;
  /** Null: cancelled, or not the event of the booking. */
  time: BusyTime | null;
}

/** What became of a conditional request: 'changed' when the event is not what its ETag says. */
export type Written = { etag: string | null } | 'changed';

/** One account. All calls throw CalendarFailed. */
export interface CalendarClient {
  /** Those with events. */
  calendars(): Promise<FoundCalendar[]>;
  busyTimes(calendar: string, request: Omit<BusyRequest, 'timeZone'>): Promise<BusyReading>;
  /** ETags by key. An event that is missing may exist: `event` knows. `from`: events that end later. */
  etags(calendar: string, events: readonly EventRef[], from: Temporal.Instant): Promise<Map<string, string>>;
  /** Null: it does not exist. */
  event(calendar: string, event: EventRef): Promise<FoundEvent | null>;
  /** `etag` null: only if it does not exist. */
  write(calendar: string, event: OwnEvent, etag: string | null): Promise<Written>;
  /** True also when it does not exist. False: changed. */
  remove(calendar: string, event: EventRef, etag: string): Promise<boolean>;
}

export interface ClientOptions {
  /** For all requests of the client together. */
  timeoutMs: number;
  /** Of all-day events and times without a zone. */
  timeZone: string;
  /** For all answers of the client together. */
  parse: CalendarParser;
}
