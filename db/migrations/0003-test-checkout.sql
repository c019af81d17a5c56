-- The test checkout's own books: what a payment provider would keep on its side.

create table test_checkout_sessions (
  id text primary key,
  payment_id text not null unique,
  state text not null check (state in ('open', 'complete', 'expired')),
  intent_id text unique,
  intent text not null check (intent in ('none', 'requires_payment_method', 'processing', 'requires_capture', 'succeeded', 'canceled')),
  capture_mode text not null check (capture_mode in ('automatic', 'manual')),
  amount_minor int not null,
  currency text not null,
  captured_minor int not null default 0,
  refunded_minor int not null default 0,
  lines jsonb not null,
  order_number text not null,
  language text not null,
  payer_email text,
  payer_name text,
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  authorised_at timestamptz,
  -- a slow payment decides itself at this moment
  decides_at timestamptz,
  created_at timestamptz not null
);

create table test_checkout_refunds (
  id text primary key,
  idempotency_key text not null unique,
  intent_id text not null,
  amount_minor int not null
);

create table test_checkout_events (
  delivery_id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  deliver_at timestamptz not null,
  attempts int not null default 0,
  delivered_at timestamptz
);
create index test_checkout_events_due on test_checkout_events (deliver_at) where delivered_at is null;
