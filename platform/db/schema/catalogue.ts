import type { GeneratedAlways } from 'kysely';
import type { Currency, Instant, Made, MadeJson } from './columns.ts';

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
  | 'shipping';

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
}

export interface PricesTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  currency: Currency;
  amount_minor: number;
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
}
