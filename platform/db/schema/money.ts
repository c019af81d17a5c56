import type { GeneratedAlways } from 'kysely';
import type { Currency, Instant, Json, Made, NullableJson } from './columns.ts';

export type PaymentState =
  | 'creating'
  | 'open'
  | 'abandoned'
  | 'expired'
  | 'authorised'
  | 'captured'
  | 'voided';

/** 'manual': recorded by the owner. 'gift-card': its part of a paid order. 'none': nothing was left to pay. */
export type PaymentProvider = 'stripe' | 'test' | 'manual' | 'gift-card' | 'none';

export type ManualMethod = 'cash' | 'mobilepay' | 'card-terminal' | 'bank-transfer';

export interface PaymentsTable {
  id: Made<string>;
  order_id: string;
  provider: PaymentProvider;
  method: ManualMethod | null;
  state: PaymentState;
  session_id: string | null;
  intent_id: string | null;
  url: string | null;
  amount_minor: number;
  currency: Currency;
  capture_mode: 'automatic' | 'manual';
  captured_minor: Made<number>;
  refunded_minor: Made<number>;
  session_expires_at: Instant;
  return_token_hash: string;
  /** Of the cookie of the browser that opened the checkout; null: none, or opened before this column. */
  payer_hash: Made<string | null>;
  has_customer_email: Made<boolean>;
  instalment: number | null;
  last_checked_at: Made<Instant | null>;
  /** Of the provider; null: unknown, or none. */
  fee_minor: Made<number | null>;
  fee_currency: Made<Currency | null>;
  fee_at: Made<Instant | null>;
  /** ISO date; of a manual payment. */
  received_on: Made<string | null>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  kind: string;
  session_id: string | null;
  intent_id: string | null;
  subscription_id: string | null;
  received_at: Made<Instant>;
  handled_at: Instant | null;
}

export type RefundState = 'due' | 'pending' | 'succeeded' | 'refused';

/** Pieces of an order line that are refunded. */
export interface RefundItem {
  position: number;
  /** Zero: the rest of pieces that another payment's refund counts. */
  quantity: number;
  amountMinor: number;
  isRestocked: boolean;
}

export interface RefundsTable {
  id: Made<string>;
  order_id: string;
  payment_id: string;
  amount_minor: number;
  reason: string;
  state: RefundState;
  provider_refund_id: string | null;
  attempts: Made<number>;
  /** Of the owner; empty: none. */
  note: Made<string>;
  /** Null: the amount is shared by all lines. */
  items: NullableJson<RefundItem[]>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

/** Also of invoices. */
export interface ReceiptCounterTable {
  id: number;
  last_number: number;
}

export interface ReceiptsTable {
  number: number;
  order_id: string;
  kind: 'receipt' | 'credit-note';
  refund_id: string | null;
  payment_id: string | null;
  content: Json<unknown>;
  for_accountant: Made<boolean>;
  issued_at: Instant;
}

export interface InvoicesTable {
  number: number;
  kind: 'invoice' | 'credit-note';
  order_id: string;
  credits_number: number | null;
  /** ISO date; of an invoice. */
  due_on: string | null;
  content: Json<unknown>;
  issued_at: Instant;
  sent_at: Made<Instant | null>;
  credited_at: Made<Instant | null>;
}

export interface PaymentRemindersTable {
  id: GeneratedAlways<number>;
  order_id: string | null;
  booking_id: string | null;
  /** Null: sent by hand. */
  step: 1 | 2 | null;
  sent_at: Instant;
}

export interface CorrectionsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  /** Received more or less than the total of the order. */
  amount_minor: number | null;
  receipt_number: number | null;
  /** Confirmed as received, though the provider does not know it. */
  payment_id: string | null;
  corrected_at: Instant;
}

/** Written by the database with each receipt (db/migrations/0064). */
export interface IncomeEntriesTable {
  id: GeneratedAlways<number>;
  receipt_number: number;
  position: number;
  order_id: string;
  document: 'receipt' | 'credit-note';
  offer_id: string | null;
  /** Kind of the offer, 'gift-card-payment' or 'unknown'. */
  kind: string;
  currency: Currency;
  /** Including VAT; negative on credit notes, as is the VAT. */
  gross_minor: number;
  vat_minor: number;
  issued_at: Instant;
}

/** Views of public pages without anything about who viewed. */
export interface PageViewsTable {
  /** ISO date in the studio's time zone. */
  day: string;
  page: string;
  views: number;
}

export type PlanState = 'unstarted' | 'running' | 'ending' | 'ended';

export type PlanEndReason = 'guarantee' | 'withdrawal' | 'unpaid' | 'outside' | 'no-schedule' | 'revoked';

export interface PlansTable {
  order_id: string;
  state: PlanState;
  count: number;
  subscription_id: string | null;
  started_at: Instant | null;
  ends_at: Instant | null;
  end_reason: PlanEndReason | null;
  next_check_at: Instant | null;
  changed_at: Made<Instant>;
}

export type InstalmentState = 'due' | 'failed' | 'paid' | 'written-off';

export interface InstalmentsTable {
  order_id: string;
  number: number;
  state: InstalmentState;
  amount_minor: number;
  due_at: Instant | null;
  invoice_id: string | null;
  pay_url: string | null;
  unpaid_since: Instant | null;
  paused_notified_at: Instant | null;
  changed_at: Made<Instant>;
}
