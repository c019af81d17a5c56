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
}
