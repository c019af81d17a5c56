import type { GeneratedAlways } from 'kysely';
import type { Currency, Instant, Json, LanguageCode, Made } from './columns.ts';

export interface TestCheckoutSubscriptionsTable {
  id: string;
  session_id: string;
  state: 'active' | 'ended';
  started_at: Instant;
  ends_at: Instant | null;
  ended_at: Instant | null;
  next_at: Instant | null;
}

export interface TestCheckoutInvoicesTable {
  id: string;
  subscription_id: string;
  number: number;
  state: 'open' | 'paid' | 'void';
  intent_id: string;
  amount_minor: number;
  refunded_minor: Made<number>;
  attempts: Made<number>;
  decides_at: Instant | null;
  next_attempt_at: Instant | null;
  created_at: Instant;
}

export interface TestCheckoutSessionsTable {
  id: string;
  payment_id: string;
  state: 'open' | 'complete' | 'expired';
  intent_id: string | null;
  intent: 'none' | 'requires_payment_method' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  capture_mode: 'automatic' | 'manual';
  amount_minor: number;
  currency: Currency;
  captured_minor: Made<number>;
  refunded_minor: Made<number>;
  lines: Json<Array<{ name: string; description?: string; quantity: number; unitAmountMinor: number }>>;
  order_number: string;
  slot_start: Instant | null;
  slot_end: Instant | null;
  language: LanguageCode;
  payer_email: string | null;
  payer_name: string | null;
  success_url: string;
  cancel_url: string;
  instalments: Made<number>;
  note: string | null;
  card: Made<'works' | 'fails-once' | 'fails' | 'slow'>;
  arrival: Made<'on-time' | 'late' | 'twice' | 'shuffled' | 'never'>;
  expires_at: Instant;
  authorised_at: Instant | null;
  decides_at: Instant | null;
  created_at: Instant;
}

export interface TestCheckoutRefundsTable {
  id: string;
  idempotency_key: string;
  intent_id: string;
  amount_minor: number;
}

export interface TestCheckoutEventsTable {
  event_id: string;
  position: GeneratedAlways<number>;
  session_id: string;
  body: string;
}

export interface TestCheckoutDeliveriesTable {
  id: GeneratedAlways<number>;
  event_id: string;
  deliver_at: Instant;
  attempts: Made<number>;
  ended_at: Instant | null;
}
