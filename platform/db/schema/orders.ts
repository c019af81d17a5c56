import type { ColumnType, GeneratedAlways } from 'kysely';
import type { WithdrawalRegime } from './catalogue.ts';
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
  wider_networks: Made<string[]>;
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
  email_restored_at: Instant | null;
  discount_code_id: string | null;
  gift_card_id: string | null;
  gift_card_minor: Made<number>;
}

export interface ShipsTo {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
}

/** A purchase that was given to another address, for as long as it can be taken back. */
export interface EmailCorrectionsTable {
  id: Made<string>;
  order_id: string;
  former_email: string;
  corrected_at: Instant;
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
  vat_class: LineVatClass;
  vat_rate_permille: number;
  vat_minor: number;
  withdrawal_regime: WithdrawalRegime;
  course_id: string | null;
  /** Share of the order's discount. */
  discount_minor: Made<number>;
  sessions: number | null;
  /** Of credits and gift cards, from the payment on; null: no end. */
  valid_months: Made<number | null>;
}

/** 'voucher': a gift card for several rates, taxed when redeemed. */
export type LineVatClass = 'standard' | 'exempt' | 'voucher';

export interface OrderAnswersTable {
  order_id: string;
  offer_id: string;
  question_id: string;
  question: string;
  answer: string;
  answered_at: Instant;
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
  kind: EntitlementKind;
  offer_id: string;
  order_id: string | null;
  date_id: string | null;
  /** The course of an enrolment at the time of purchase. */
  course_id: string | null;
  email: string;
  user_id: string | null;
  valid_until: Instant | null;
  /** Of a gift card, whose balance is an amount; the others are counted in pieces. */
  currency: Currency | null;
  expiry_notified_at: Instant | null;
  created_at: Made<Instant>;
}

export type EntitlementKind = 'credit' | 'seat' | 'enrolment' | 'gift-card';

/** 'released': the order was not paid. 'corrected': by reconciliation, in either direction. */
export type LedgerReason =
  | 'granted'
  | 'spent'
  | 'released'
  | 'returned'
  | 'expired'
  | 'revoked'
  | 'corrected';

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  entitlement_id: string | null;
  code_id: string | null;
  delta: number;
  reason: LedgerReason;
  booking_id: string | null;
  refund_id: string | null;
  order_id: string | null;
  at: Instant;
}

export interface DiscountCodesTable {
  id: Made<string>;
  code: string;
  percent: number | null;
  amount_minor: number | null;
  currency: Currency | null;
  valid_from: Instant;
  valid_until: Instant | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  offer_ids: Made<string[]>;
  paused_at: Instant | null;
  version: Made<number>;
  created_at: Made<Instant>;
}

export interface GiftCardsTable {
  id: Made<string>;
  order_id: string;
  entitlement_id: string | null;
  code_hash: string | null;
  recipient_name: Made<string>;
  recipient_email: Made<string>;
  message: Made<string>;
  is_single_purpose: boolean;
  deliver_at: Instant;
  delivered_at: Instant | null;
  created_at: Instant;
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
