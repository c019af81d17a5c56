import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Currency, Instant, Json, LanguageCode, Made, MadeJson } from './columns.ts';

export type OrderState = 'open' | 'paid' | 'authorised' | 'lapsed' | 'voided' | 'refund-due' | 'refunded';

export interface Consent {
  id: string;
  text: string;
  at: string;
}

export interface OrdersTable {
  id: Made<string>;
  number: Made<string>;
  state: OrderState;
  currency: Currency;
  total_minor: number;
  refunded_minor: Made<number>;
  capture: 'now' | 'on-acceptance' | 'on-dispatch';
  authorised_until: Instant | null;
  name: Made<string>;
  email: Made<string>;
  language: LanguageCode;
  terms_version: string;
  consents: MadeJson<Consent[]>;
  replaces_order_id: string | null;
  return_path: Made<string>;
  booking_id: string | null;
  address_hash: string | null;
  ships_to: ColumnType<ShipsTo | null, string | null | undefined, string | null>;
  cart_id: string | null;
  checkout_key: string | null;
  checkout_digest: string | null;
  pay_until: Instant | null;
  application_id: string | null;
  instalment: number | null;
  created_at: Made<Instant>;
  settled_at: Instant | null;
  declined_at: Instant | null;
  email_corrected_at: Instant | null;
}

export interface ShipsTo {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
}

export interface CartsTable {
  id: Made<string>;
  token_hash: string;
  currency: Currency;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

export interface CartLinesTable {
  cart_id: string;
  offer_id: string;
  quantity: number;
  added_at: Made<Instant>;
}

export type DispatchState = 'requested' | 'sent' | 'cancelled';

export interface DispatchPiece {
  position: number;
  quantity: number;
}

export interface DispatchesTable {
  id: Made<string>;
  order_id: string;
  state: DispatchState;
  amount_minor: number;
  pieces: Json<DispatchPiece[]>;
  carrier: Made<string>;
  tracking_number: Made<string>;
  tracking_url: Made<string>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  offer_id: string;
  description: string;
  quantity: number;
  unit_minor: number;
  vat_class: 'standard' | 'exempt';
  vat_rate_permille: number;
  vat_minor: number;
  withdrawal_regime: string;
  course_id: string | null;
}

export type UnitState = 'free' | 'held' | 'expiring' | 'taken' | 'kept' | 'gone';

export interface UnitsTable {
  id: GeneratedAlways<number>;
  kind: 'seat' | 'stock';
  date_id: string | null;
  offer_id: string | null;
  number: number;
  state: UnitState;
  order_id: string | null;
  application_id: string | null;
  waiting_entry_id: string | null;
  expires_at: Instant | null;
  changed_at: Made<Instant>;
}

export interface EntitlementsTable {
  id: Made<string>;
  kind: 'credit' | 'seat' | 'enrolment';
  offer_id: string;
  order_id: string | null;
  date_id: string | null;
  /** The course of an enrolment at the time of purchase. */
  course_id: string | null;
  email: string;
  user_id: string | null;
  valid_until: Instant | null;
  created_at: Made<Instant>;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  entitlement_id: string;
  delta: number;
  reason: 'granted' | 'spent' | 'returned' | 'expired' | 'revoked';
  booking_id: string | null;
  refund_id: string | null;
  at: Instant;
}

export interface WithdrawalsTable {
  id: Made<string>;
  submission: string;
  order_number: string;
  email: string;
  name: Made<string>;
  part: Made<string>;
  language: LanguageCode;
  order_id: string | null;
  received_at: Instant;
}
