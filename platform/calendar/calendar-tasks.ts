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
}

export interface CalendarTasks {
  /** Of an iCalendar text. */
  'read-busy-times': { input: { text: string; request: PlainBusyRequest }; output: PlainTime[] };
  /** Null: the text has no such event, or it is cancelled. */
  'read-event-time': { input: { text: string; uid: string; timeZone: string }; output: PlainTime | null };
}
