import type { GeneratedAlways } from 'kysely';
import type { LeftOut } from '#platform/calendar/busy-time.ts';
import type { Currency, Instant, Json, LanguageCode, Made, MadeJson, NullableJson } from './columns.ts';

export interface OpeningRulesTable {
  id: GeneratedAlways<number>;
  kind: 'session' | 'consultation';
  weekday: number;
  first_start: string;
  last_start: string;
  every_minutes: number;
}

export interface OpeningExceptionsTable {
  id: Made<string>;
  kind: 'closed' | 'open';
  first_day: string;
  last_day: string;
  first_start: string | null;
  last_start: string | null;
  every_minutes: number | null;
  note: string;
  created_at: Instant;
}

export type DayCancellationState = 'scheduled' | 'started' | 'done' | 'undone';

export type DayChoice = 'refund' | 'new-time';

export interface DayCancellationsTable {
  id: Made<string>;
  day: string;
  state: Made<DayCancellationState>;
  message: string;
  choices: Json<Record<string, DayChoice>>;
  was_open: boolean;
  extra_hours: Json<Omit<OpeningExceptionsTable, 'id' | 'created_at'>[]>;
  requested_at: Instant;
  due_at: Instant;
}

/** 'busy': an event in the owner's other calendars. */
export type ClaimKind = 'session' | 'consultation' | 'date' | 'block' | 'busy';

export type ClaimState = 'held' | 'expiring' | 'booked' | 'blocked' | 'released' | 'cancelled';

/** A calendar of the owner elsewhere, whose events are busy times. */
export interface ExternalCalendarsTable {
  id: Made<string>;
  name: string;
  /** Encrypted: whoever has the address can read the calendar. */
  address: string;
  read_at: Instant | null;
  succeeded_at: Instant | null;
  failure: string | null;
  failed_readings: Made<number>;
  retry_at: Made<Instant | null>;
  left_out: NullableJson<StoredLeftOut>;
  validators: NullableJson<CalendarValidators>;
  /** Encrypted: of an ICS address that contained them. */
  credentials: Made<string | null>;
  /** A calendar of this account; null: an ICS address. */
  account_id: Made<string | null>;
  /** False: only known, not read. */
  is_busy: Made<boolean>;
  /** Bookings are written to it. */
  is_target: Made<boolean>;
  is_writable: Made<boolean>;
  compared_at: Made<Instant | null>;
  write_failure: Made<string | null>;
  failed_comparisons: Made<number>;
  compare_retry_at: Made<Instant | null>;
  created_at: Made<Instant>;
}

export interface StoredLeftOut {
  count: number;
  /** The first of them. */
  entries: LeftOut[];
}

export interface CalendarValidators {
  etag: string | null;
  modified: string | null;
  /** Of what else the busy times depend on. */
  key: string;
}

export type CalendarProvider = 'caldav' | 'google';

export interface CalDavAccountsTable {
  id: Made<string>;
  name: string;
  provider: Made<CalendarProvider>;
  /** Encrypted: address, user name and app password; or user name and refresh token. */
  credentials: string;
  created_at: Made<Instant>;
}

export interface CalendarRevocationsTable {
  id: Made<string>;
  name: string;
  /** Encrypted. */
  credentials: string;
  failed_attempts: Made<number>;
  retry_at: Made<Instant | null>;
  created_at: Instant;
}

/** A consent of a vendor that the owner was asked for. */
export interface CalendarAuthorizationsTable {
  state_hash: string;
  session_id: string;
  /** Encrypted. */
  verifier: string;
  created_at: Instant;
}

/** The event of a booking in the target calendar. */
export interface WrittenEventsTable {
  booking_id: string;
  calendar_id: string;
  etag: string | null;
  content_hash: string | null;
  starts_at: Instant;
  ends_at: Instant;
  change: 'moved' | 'deleted' | null;
  found_starts_at: Instant | null;
  found_ends_at: Instant | null;
}

export interface ExternalBusyTimesTable {
  calendar_id: string;
  starts_at: Instant;
  ends_at: Instant;
}

export interface CalendarFeedsTable {
  token_hash: string;
  created_at: Instant;
}

export interface ClaimsTable {
  id: Made<string>;
  coach_id: Made<number>;
  kind: ClaimKind;
  state: ClaimState;
  slot_start: Instant;
  slot_end: Instant;
  claimed: string;
  expires_at: Instant | null;
  date_id: string | null;
  note: string | null;
  series_id: string | null;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

/** 'free': a consultation. */
export type CoveredBy = 'order' | 'entitlement' | 'owner' | 'at-session' | 'free';

export interface BookingsTable {
  id: Made<string>;
  claim_id: string;
  name: string;
  email: string;
  course_id: string;
  course_name: string;
  language: LanguageCode;
  time_zone: string | null;
  place: 'online' | 'studio' | null;
  order_id: string | null;
  entitlement_id: string | null;
  covered_by: CoveredBy | null;
  reschedules: Made<number>;
  reschedules_by_owner: Made<number>;
  by_link: Made<boolean>;
  holder_hash: string | null;
  address_hash: string | null;
  wider_networks: Made<string[]>;
  completed_at: Instant | null;
  no_show_at: Instant | null;
  reminded_at: Instant | null;
  confirmed_at: Instant | null;
  created_at: Made<Instant>;
  /** The terms when it was booked (migration 0120); written by a trigger unless they are named. */
  notice_hours: Made<number>;
  max_reschedules: Made<number>;
  late_fee_percent: Made<number>;
  no_show_fee_percent: Made<number>;
  prices: MadeJson<Partial<Record<Currency, number>>>;
  terms_version: Made<string>;
  cancelled_by_person_at: Instant | null;
  cancellation_money: NullableJson<object>;
  /** `dedupe_key` of the email to the owner; null: not written. */
  cancellation_notice: string | null;
  /** Of the fee for a late cancellation or a missed session; null: not charged. */
  fee_invoice: number | null;
  /** The studio cancelled the hour; until its person chooses another time or a refund. */
  new_time_offered_at: Instant | null;
  /** What the person chose to show: `VoiceRange`. */
  voice_range: NullableJson<object>;
}
