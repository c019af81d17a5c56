-- The test checkout's own records: what a payment provider stores on its side.

create table test_checkout_sessions (
  id text primary key,
  payment_id text not null unique,
  state text not null check (state in ('open', 'complete', 'expired')),
  intent_id text unique,
  intent text not null check (intent in ('none', 'requires_payment_method', 'processing', 'requires_capture', 'succeeded', 'canceled')),
  capture_mode text not null check (capture_mode in ('automatic', 'manual')),
  amount_minor int not null check (amount_minor > 0),
  currency text not null,
  captured_minor int not null default 0 check (captured_minor between 0 and amount_minor),
  refunded_minor int not null default 0 check (refunded_minor between 0 and captured_minor),
  lines jsonb not null,
  order_number text not null,
  language text not null,
  payer_email text,
  payer_name text,
  success_url text not null,
  cancel_url text not null,
  instalments int not null default 1,
  note text,
  -- how the card responds to later charges, and how the session's events arrive
  card text not null default 'works' check (card in ('works', 'fails-once', 'fails', 'slow')),
  arrival text not null default 'on-time' check (arrival in ('on-time', 'late', 'twice', 'shuffled', 'never')),
  expires_at timestamptz not null,
  authorised_at timestamptz,
  -- when a slow payment completes
  decides_at timestamptz,
  created_at timestamptz not null
);
create index test_checkout_sessions_ending on test_checkout_sessions (expires_at) where state = 'open';
create index test_checkout_sessions_deciding on test_checkout_sessions (decides_at) where decides_at is not null;

create table test_checkout_refunds (
  id text primary key,
  idempotency_key text not null unique,
  intent_id text not null,
  amount_minor int not null check (amount_minor > 0)
);

create table test_checkout_subscriptions (
  id text primary key,
  session_id text not null unique references test_checkout_sessions (id),
  state text not null check (state in ('active', 'ended')),
  started_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  -- next scheduled transition
  next_at timestamptz
);
create index test_checkout_subscriptions_next on test_checkout_subscriptions (next_at) where next_at is not null;

-- Charges after the first, which is the session's.
create table test_checkout_invoices (
  id text primary key,
  subscription_id text not null references test_checkout_subscriptions (id),
  number int not null check (number > 1),
  state text not null check (state in ('open', 'paid', 'void')),
  intent_id text not null unique,
  amount_minor int not null check (amount_minor > 0),
  refunded_minor int not null default 0 check (refunded_minor between 0 and amount_minor),
  attempts int not null default 0,
  decides_at timestamptz,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  unique (subscription_id, number)
);

create table test_checkout_events (
  event_id text primary key,
  position bigint generated always as identity,
  session_id text not null references test_checkout_sessions (id),
  body text not null
);
create index test_checkout_events_of_session on test_checkout_events (session_id);

-- Scheduled webhook deliveries.
create table test_checkout_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references test_checkout_events (event_id),
  deliver_at timestamptz not null,
  attempts int not null default 0,
  -- delivered, or given up
  ended_at timestamptz
);
create index test_checkout_deliveries_due on test_checkout_deliveries (deliver_at) where ended_at is null;
