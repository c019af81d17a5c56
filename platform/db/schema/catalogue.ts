import type { GeneratedAlways } from 'kysely';
import type { Currency, Instant, Made, MadeJson } from './columns.ts';

/* What is sold, its prices, and the days of programmes. */

export interface CatalogueEntriesTable {
  id: string;
  kind:
    | 'programme'
    | 'session'
    | 'workshop'
    | 'studio-day'
    | 'group-class'
    | 'course'
    | 'goods'
    | 'print-goods'
    | 'test'
    | 'shipping';
  grants: 'seat' | 'credit' | 'enrolment' | 'order' | 'nothing';
  capture: Made<'now' | 'on-acceptance' | 'on-dispatch'>;
  vat_class: 'standard' | 'exempt';
  withdrawal_regime: 'goods' | 'service' | 'credit' | 'digital' | 'dated' | 'none';
  credit_valid_months: number | null;
  is_buyable: Made<boolean>;
  needs_checkout_page: Made<boolean>;
  course_id: string | null;
  instalments: Made<number>;
  sort: Made<number>;
  created_at: Made<Instant>;
}

export interface PricesTable {
  id: GeneratedAlways<number>;
  entry_id: string;
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

export interface EditionDay {
  date: string;
  from: string;
  to: string;
}

export interface EditionsTable {
  id: Made<string>;
  entry_id: string;
  starts_on: string;
  ends_on: string;
  days: MadeJson<EditionDay[]>;
  capacity: number;
  is_open: Made<boolean>;
  is_sample: Made<boolean>;
  created_at: Made<Instant>;
  version: Made<number>;
  place: string | null;
}
