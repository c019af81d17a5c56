import type { GeneratedAlways } from 'kysely';
import type { Currency, Instant, LanguageCode, Made, MadeJson } from './columns.ts';

export type OfferKind =
  | 'programme'
  | 'session'
  | 'pack'
  | 'workshop'
  | 'studio-day'
  | 'group-class'
  | 'course'
  | 'goods'
  | 'print-goods'
  | 'gift-card'
  | 'test'
  | 'shipping'
  /** Free text that the owner was paid for. */
  | 'other';

/** 'seat': a place in the next open date; 'credit', 'enrolment' and 'gift-card': the ledger. */
export type Grant = 'seat' | 'credit' | 'enrolment' | 'gift-card' | 'order' | 'nothing';

/** When the payment is captured. Both later modes authorise at checkout. */
export type CaptureMode = 'now' | 'on-acceptance' | 'on-dispatch';

export type VatClass = 'standard' | 'exempt';

export type WithdrawalRegime = 'goods' | 'service' | 'credit' | 'digital' | 'dated' | 'none';

export interface OffersTable {
  id: string;
  kind: OfferKind;
  grants: Grant;
  capture: Made<CaptureMode>;
  vat_class: VatClass;
  withdrawal_regime: WithdrawalRegime;
  credit_valid_months: number | null;
  is_buyable: Made<boolean>;
  needs_checkout_page: Made<boolean>;
  course_id: string | null;
  instalments: Made<number>;
  sort: Made<number>;
  /** Of a pack; null: one. */
  sessions: number | null;
  created_at: Made<Instant>;
  version: Made<number>;
  changed_at: Made<Instant>;
  name_en: string | null;
  name_da: string | null;
  summary_en: Made<string>;
  summary_da: Made<string>;
  description_en: Made<string>;
  description_da: Made<string>;
  is_own: Made<boolean>;
  course_group: CourseGroup | null;
  place: number | null;
  duration_minutes: number | null;
  capacity: number | null;
  notice_hours: number | null;
  /** Of the price, for a session that was not paid beforehand. */
  late_fee_percent: Made<number>;
  no_show_fee_percent: Made<number>;
  sold_per: SoldPer | null;
  /** The class whose series are sold as terms. */
  term_of: string | null;
  questions: MadeJson<OfferQuestion[]>;
  start_every_minutes: number | null;
  booking_notice_hours: number | null;
  buffer_before_minutes: number | null;
  buffer_after_minutes: number | null;
  /** Of the sample studio, not in lists. */
  is_retired: Made<boolean>;
}

/** The starts at which an offer can be booked. */
export interface OfferHoursTable {
  offer_id: string;
  weekday: number;
  first_start: string;
  last_start: string;
}

/** What a place in a class is for: one class, which is a date of its own, or all classes of a date or a series. */
export type SoldPer = 'class' | 'term';

/** A group of the courses page. */
export type CourseGroup = 'hour' | 'others' | 'intensives';

/** Asked on the confirmation page. */
export interface OfferQuestion {
  id: string;
  en: string;
  da: string;
  isRequired: boolean;
}

export interface PricesTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  currency: Currency;
  /** Null: not sold in this currency. */
  amount_minor: number | null;
  valid_from: Instant;
  created_at: Made<Instant>;
}

export interface ExchangeRatesTable {
  id: GeneratedAlways<number>;
  currency: 'EUR' | 'USD';
  dkk_per_unit: string;
  valid_from: string;
  created_at: Made<Instant>;
}

export interface DateDay {
  date: string;
  from: string;
  to: string;
}

export interface DatesTable {
  id: Made<string>;
  offer_id: string;
  starts_on: string;
  ends_on: string;
  days: MadeJson<DateDay[]>;
  capacity: number;
  is_open: Made<boolean>;
  is_sample: Made<boolean>;
  created_at: Made<Instant>;
  version: Made<number>;
  place: string | null;
  series_id: string | null;
}

export type WaitingState = 'unconfirmed' | 'waiting' | 'offered' | 'accepted' | 'declined' | 'expired';

export interface WaitingListEntriesTable {
  id: Made<string>;
  date_id: string;
  state: Made<WaitingState>;
  email: string;
  language: LanguageCode;
  consent_text: string;
  consented_at: Instant;
  confirmed_at: Instant | null;
  position: number | null;
  offered_at: Instant | null;
  offer_expires_at: Instant | null;
  order_id: string | null;
  changed_at: Made<Instant>;
  offer_hours: Made<number>;
}

export interface AttendancesTable {
  date_id: string;
  day: string;
  order_id: string;
  is_present: boolean;
  marked_at: Instant;
}
