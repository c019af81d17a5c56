import type { PlainBusyRequest, PlainReading } from '../calendar/calendar-tasks.ts';
import type { RequestRefusal } from '../http/guarded-http.ts';

export interface CalDavCalendar {
  url: string;
  name: string;
}

/** What the main process sends, with the credentials of the account. */
export interface CalDavRequest {
  url: string;
  method: 'GET' | 'PROPFIND' | 'REPORT';
  headers: Readonly<Record<string, string>>;
  body: string;
  redirect: 'follow' | 'manual';
}

export type CalDavAnswer =
  | { kind: 'response'; status: number; headers: ReadonlyArray<[string, string]>; body: Uint8Array }
  | { kind: 'refused'; reason: RequestRefusal };

export type AnsweredRequest = readonly [CalDavRequest, CalDavAnswer];

/**
 * A child process has no network: it names the requests that it needs, and is asked again with their answers, until it
 * has a result. `refused`: the request that made it fail.
 */
export type CalDavStep<Result> =
  | { kind: 'requests'; requests: CalDavRequest[] }
  | { kind: 'result'; result: Result }
  | { kind: 'failed'; refused: RequestRefusal | null };

interface CalDavTask<Input, Result> {
  input: Input & { answers: readonly AnsweredRequest[] };
  output: CalDavStep<Result>;
}

export interface CalDavTasks {
  /** Those with events. */
  'find-caldav-calendars': CalDavTask<{ serverUrl: string }, CalDavCalendar[]>;
  'read-caldav-busy-times': CalDavTask<{ calendarUrl: string; request: PlainBusyRequest }, PlainReading>;
  /** ETags by URL; objects that do not exist are missing. */
  'read-caldav-etags': CalDavTask<{ calendarUrl: string; urls: readonly string[] }, Array<[string, string]>>;
}
