import type { LeftOut } from './busy-time.ts';

/** Plain values, as they are passed between processes: instants are epoch milliseconds. */
export interface PlainTime {
  startMs: number;
  endMs: number;
}

export interface PlainBusyRequest {
  fromMs: number;
  toMs: number;
  timeZone: string;
  ownHost: string;
  ownAddresses: readonly string[];
}

export interface PlainReading {
  times: PlainTime[];
  leftOut: LeftOut[];
  leftOutCount: number;
}

/** 'incomplete': it is cut off inside an entry. */
export type NoCalendar = { none: 'no-calendar' | 'incomplete' };

export interface CalendarTasks {
  /** Of an iCalendar file. */
  'read-busy-times': {
    input: { bytes: Uint8Array; request: PlainBusyRequest };
    output: PlainReading | NoCalendar;
  };
  /** Null: the text has no such event, or it is cancelled. */
  'read-event-time': { input: { text: string; uid: string; timeZone: string }; output: PlainTime | null };
}
