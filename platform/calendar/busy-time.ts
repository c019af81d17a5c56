export interface BusyTime {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface BusyRequest {
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Of all-day events and times without a zone. */
  timeZone: string;
  /** Events that this studio wrote itself, with this host in their UID, are skipped. */
  ownHost: string;
  /** Invitations that one of these email addresses has declined are free. */
  ownAddresses: readonly string[];
}

/**
 * What of a calendar is not among its busy times. 'entry': it, or its repetitions, cannot be read. 'zone': a time zone that
 * nothing describes, so its entries are read as the studio's. 'end': the calendar does not end, so entries may be missing.
 */
export interface LeftOut {
  reason: 'entry' | 'zone' | 'end';
  /** Of the entry, or of the first one in the zone; null: not known. */
  startMs: number | null;
  isDay: boolean;
  /** The title of the entry, or the name of the zone. */
  text: string;
}

export interface BusyReading {
  times: BusyTime[];
  /** The first of them. */
  leftOut: LeftOut[];
  leftOutCount: number;
}
