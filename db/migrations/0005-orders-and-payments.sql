-- Carts, orders, seats and stock, payments, refunds, receipts, instalment plans and withdrawals.

-- No personal data: found by a token of the browser. Deleted 30 days after the last change.
create table carts (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index carts_by_change on carts (changed_at);

create table cart_lines (
  cart_id uuid not null references carts (id) on delete cascade,
  offer_id text not null references offers (id),
  quantity int not null check (quantity between 1 and 20),
  added_at timestamptz not null default now(),
  primary key (cart_id, offer_id)
);

create sequence order_numbers start 1001;

-- Personal data. Kept five years after the financial year (Bookkeeping Act).
create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default ('B-' || nextval('order_numbers')),
  state text not null check (state in ('open', 'paid', 'authorised', 'lapsed', 'voided', 'refund-due', 'refunded')),
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  total_minor int not null check (total_minor >= 0),
  refunded_minor int not null default 0 check (refunded_minor between 0 and total_minor),
  capture text not null check (capture in ('now', 'on-acceptance', 'on-dispatch')),
  authorised_until timestamptz,
  name text not null default '',
  email text not null default '',
  language text not null check (language in ('da', 'en')),
  terms_version text not null,
  -- [{"id":"print-on-order","text":"…","at":"…"}]
  consents jsonb not null default '[]',
  -- a payment that arrives for a lapsed or voided order settles as a new order
  replaces_order_id uuid references orders (id),
  return_path text not null default '/',
  -- keyed hash, limits unpaid reservations per network address
  address_hash text,
  -- the foreign key follows in 0006
  booking_id uuid,
  application_id uuid references applications (id),
  instalment int check (instalment between 1 and 4),
  cart_id uuid references carts (id) on delete set null,
  -- {"name","street","postcode","city","country","phone"}
  ships_to jsonb,
  -- idempotency key of the checkout page, and a hash of what was ordered
  checkout_key text,
  checkout_digest text,
  -- payment link: valid until
  pay_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- declined by the owner
  declined_at timestamptz,
  check ((state = 'authorised') <= (authorised_until is not null))
);
create index orders_by_state on orders (state, created_at);
create index orders_by_email on orders (lower(email));
create index orders_open_by_address on orders (address_hash) where state = 'open';
create index orders_by_booking on orders (booking_id);
create index orders_by_application on orders (application_id) where application_id is not null;
create index orders_by_checkout on orders (checkout_key) where checkout_key is not null;
create index orders_by_cart on orders (cart_id) where cart_id is not null;
create index orders_by_replaced on orders (replaces_order_id) where replaces_order_id is not null;
create index orders_waiting on orders (pay_until) where pay_until is not null;
create index orders_newest on orders (created_at, id);
create index orders_newest_of_state on orders (state, created_at, id);
create index orders_by_name on orders (by_name(name) collate "C", id);
create index orders_search on orders using gin (search_words(number || ' ' || name || ' ' || email));

create table order_lines (
  order_id uuid not null references orders (id),
  position int not null,
  offer_id text not null references offers (id),
  description text not null,
  quantity int not null check (quantity > 0),
  unit_minor int not null check (unit_minor >= 0),
  vat_class text not null check (vat_class in ('standard', 'exempt')),
  vat_rate_permille int not null check (vat_rate_permille between 0 and 500),
  vat_minor int not null check (vat_minor >= 0),
  withdrawal_regime text not null,
  -- the course as sold; the offer may change later
  course_id text,
  primary key (order_id, position)
);

-- ── Seats and stock: one row per unit ──────────────────────────────────────────────────────────────────────

create table units (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('seat', 'stock')),
  date_id uuid references dates (id),
  offer_id text references offers (id),
  number int not null check (number > 0),
  state text not null check (state in ('free', 'held', 'expiring', 'taken', 'kept', 'gone')),
  order_id uuid references orders (id),
  application_id uuid references applications (id),
  expires_at timestamptz,
  changed_at timestamptz not null default now(),
  constraint units_kind_of_seat check ((kind = 'seat') = (date_id is not null)),
  constraint units_kind_of_stock check ((kind = 'stock') = (offer_id is not null)),
  constraint units_reserved_for check ((state = 'free') = (order_id is null and application_id is null)),
  constraint units_expiry check (state not in ('held', 'expiring', 'kept') or expires_at is not null),
  unique (date_id, number),
  unique (offer_id, number)
);
create index units_free on units (date_id, offer_id, number) where state = 'free';
create index units_by_order on units (order_id);
create index units_by_application on units (application_id) where application_id is not null;
create index units_overdue on units (expires_at) where state in ('held', 'expiring', 'kept');

-- Cached pages show whether stock is available: invalidated when that changes.
create function notify_stock_changed() returns trigger language plpgsql as $$
declare
  entry text := coalesce(new.offer_id, old.offer_id);
begin
  if entry is null then return null; end if;
  if (tg_op <> 'DELETE' and new.state = 'free')
    or not exists (select 1 from units where offer_id = entry and state = 'free') then
    perform pg_notify('content', 'stock');
  end if;
  return null;
end $$;
create trigger units_stock_changed after insert or update of state or delete on units
  for each row execute function notify_stock_changed();

-- Cached pages show the number of free seats: invalidated by every change.
create function notify_seats_changed() returns trigger language plpgsql as $$
begin
  if coalesce(new.date_id, old.date_id) is not null
    and (tg_op <> 'UPDATE' or new.state <> old.state) then
    perform pg_notify('content', 'dates');
  end if;
  return null;
end $$;
create trigger units_seats_changed after insert or update of state or delete on units
  for each row execute function notify_seats_changed();

create table entitlements (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('credit', 'seat', 'enrolment')),
  offer_id text not null references offers (id),
  order_id uuid references orders (id),
  date_id uuid references dates (id),
  -- the course as bought; the offer may change later
  course_id text,
  email text not null,
  user_id text,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  constraint entitlements_enrolled_in_course check (kind <> 'enrolment' or course_id is not null)
);
create index entitlements_by_email on entitlements (lower(email));
create index entitlements_by_order on entitlements (order_id);
create index entitlements_by_user on entitlements (user_id) where user_id is not null;
create index entitlements_by_offer on entitlements (offer_id) where kind = 'enrolment';
create index entitlements_by_course on entitlements (course_id) where course_id is not null;

-- ── Payments ───────────────────────────────────────────────────────────────────────────────────────────────

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  provider text not null check (provider in ('stripe', 'test', 'manual')),
  -- how a manual payment was made
  method text check (method in ('cash', 'mobilepay', 'card-terminal', 'bank-transfer')),
  -- creating: requested, no URL yet; abandoned: never shown to the customer
  state text not null check (state in ('creating', 'open', 'abandoned', 'expired', 'authorised', 'captured', 'voided')),
  session_id text,
  intent_id text,
  url text,
  amount_minor int not null,
  currency text not null,
  capture_mode text not null check (capture_mode in ('automatic', 'manual')),
  captured_minor int not null default 0,
  refunded_minor int not null default 0,
  -- stored so that a retried creation is identical
  session_expires_at timestamptz not null,
  return_token_hash text not null unique,
  -- the session was opened with the customer's email address
  has_customer_email boolean not null default true,
  -- a later charge of an instalment plan; null: the payment of a checkout
  instalment int check (instalment > 1),
  -- by reconciliation; null: not yet
  last_checked_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (provider, session_id),
  constraint payments_method_of_manual check ((provider = 'manual') = (method is not null))
);
create unique index payments_one_live on payments (order_id, coalesce(instalment, 1))
  where state in ('creating', 'open', 'authorised', 'captured');
create index payments_by_order on payments (order_id);
create index payments_by_intent on payments (intent_id);
create index payments_unsettled on payments (created_at) where state in ('creating', 'open', 'authorised');

create table payment_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  session_id text,
  intent_id text,
  subscription_id text,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (received_at) where handled_at is null;

create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  payment_id uuid not null references payments (id),
  amount_minor int not null check (amount_minor > 0),
  reason text not null,
  state text not null check (state in ('due', 'pending', 'succeeded', 'refused')),
  provider_refund_id text,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index refunds_by_order on refunds (order_id);
create index refunds_unfinished on refunds (created_at) where state in ('due', 'pending');

-- Gapless receipt numbers: one row, locked by the transaction that issues a receipt.
create table receipt_counter (id int primary key check (id = 1), last_number bigint not null);
insert into receipt_counter values (1, 0);

create table receipts (
  number bigint primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('receipt', 'credit-note')),
  refund_id uuid unique references refunds (id),
  payment_id uuid references payments (id),
  -- as issued
  content jsonb not null,
  for_accountant boolean not null default false,
  issued_at timestamptz not null
);
create index receipts_by_order on receipts (order_id);
create unique index receipts_one_per_payment on receipts (payment_id) where kind = 'receipt';

-- Receipts are immutable for five years after the financial year (Bookkeeping Act). After that the buyer's name and
-- email may be removed (studio/privacy/retention.store.ts).
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and old.issued_at < date_trunc('year', now()) - interval '5 years'
    and (to_jsonb(new) - 'content') = (to_jsonb(old) - 'content')
    and (new.content - 'name' - 'email') = (old.content - 'name' - 'email') then
    return new;
  end if;
  raise exception 'receipts is append-only' using errcode = '2F002';
end $$;
create trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_receipt_change();

-- ── Instalment plans ───────────────────────────────────────────────────────────────────────────────────────

create table plans (
  order_id uuid primary key references orders (id),
  state text not null check (state in ('unstarted', 'running', 'ending', 'ended')),
  count int not null check (count between 2 and 12),
  subscription_id text unique,
  started_at timestamptz,
  -- end of the provider's schedule; null: no schedule seen yet
  ends_at timestamptz,
  -- why it ends before its last charge
  end_reason text check (end_reason in ('guarantee', 'withdrawal', 'unpaid', 'outside', 'no-schedule', 'revoked')),
  -- next reconciliation
  next_check_at timestamptz,
  changed_at timestamptz not null default now(),
  check (state = 'unstarted' or (subscription_id is not null and started_at is not null))
);
create index plans_next_check on plans (next_check_at) where next_check_at is not null;

create table instalments (
  order_id uuid not null references plans (order_id),
  number int not null check (number > 0),
  state text not null check (state in ('due', 'failed', 'paid', 'written-off')),
  amount_minor int not null check (amount_minor > 0),
  due_at timestamptz,
  invoice_id text unique,
  -- the provider's page for paying a failed charge
  pay_url text,
  -- access is paused 14 days later
  unpaid_since timestamptz,
  paused_notified_at timestamptz,
  changed_at timestamptz not null default now(),
  primary key (order_id, number)
);
create index instalments_failed on instalments (unpaid_since) where state in ('failed', 'written-off');

-- ── Withdrawals ────────────────────────────────────────────────────────────────────────────────────────────

-- Declarations under the Consumer Contracts Act, as submitted. Personal data. Kept as long as the order; one that
-- matches no order, one year.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  -- idempotency key of the form
  submission uuid not null unique,
  order_number text not null,
  email text not null,
  name text not null default '',
  -- empty: the whole order
  part text not null default '',
  language text not null check (language in ('da', 'en')),
  -- only if number and email match; never disclosed to the sender
  order_id uuid references orders (id),
  received_at timestamptz not null
);
create index withdrawals_by_email on withdrawals (lower(email));
create index withdrawals_by_order on withdrawals (order_id);
