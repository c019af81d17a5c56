-- The foundation: what the studio sells, its coach's time, money, entitlements, words, mails and the owner's list.
-- Amounts are integer minor units. Instants are timestamptz (UTC). States are checked here and listed as tables in studio/.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- ── Catalogue ──────────────────────────────────────────────────────────────────────────────────────────────

create table offers (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  kind text not null check (kind in ('programme', 'session', 'workshop', 'studio-day', 'group-class', 'course', 'goods', 'print-goods', 'test')),
  -- what a payment grants: seat (next open date), credit (ledger), enrolment (ledger), order (goods), nothing
  grants text not null check (grants in ('seat', 'credit', 'enrolment', 'order', 'nothing')),
  -- now: taken at checkout; on-acceptance and on-dispatch: authorised first, captured by the owner's act
  capture text not null default 'now' check (capture in ('now', 'on-acceptance', 'on-dispatch')),
  vat_class text not null check (vat_class in ('standard', 'exempt')),
  withdrawal_regime text not null check (withdrawal_regime in ('goods', 'service', 'credit', 'digital', 'dated', 'none')),
  credit_valid_months int check (credit_valid_months > 0),
  is_buyable boolean not null default false,
  needs_checkout_page boolean not null default false,
  sort int not null default 0,
  created_at timestamptz not null default now()
);

create table prices (
  id bigint generated always as identity primary key,
  offer_id text not null references offers (id),
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  amount_minor int not null check (amount_minor >= 0),
  valid_from timestamptz not null,
  created_at timestamptz not null default now()
);
create index prices_current on prices (offer_id, currency, valid_from desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '2F002';
end $$;
create trigger prices_append_only before update or delete on prices for each row execute function refuse_change();

create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency in ('EUR', 'USD')),
  dkk_per_unit numeric(12, 6) not null check (dkk_per_unit > 0),
  valid_from date not null,
  created_at timestamptz not null default now()
);

create table dates (
  id uuid primary key default gen_random_uuid(),
  offer_id text not null references offers (id),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- whole days of the studio's time zone, with their hours: [{"date":"2027-03-06","from":"09:00","to":"17:00"}]
  days jsonb not null default '[]',
  capacity int not null check (capacity > 0),
  is_open boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index dates_by_entry on dates (offer_id, starts_on);

-- ── The coach's time ───────────────────────────────────────────────────────────────────────────────────────

create table opening_rules (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('session', 'consultation')),
  weekday int not null check (weekday between 1 and 7),
  first_start time not null,
  last_start time not null check (last_start >= first_start),
  every_minutes int not null check (every_minutes between 5 and 720),
  unique (kind, weekday, first_start)
);

create table claims (
  id uuid primary key default gen_random_uuid(),
  coach_id int not null default 1,
  kind text not null check (kind in ('session', 'consultation', 'date', 'block')),
  state text not null check (state in ('held', 'expiring', 'booked', 'blocked', 'released', 'cancelled')),
  slot_start timestamptz not null,
  slot_end timestamptz not null check (slot_end > slot_start),
  -- the slot widened by the buffers: what nobody else may touch
  claimed tstzrange not null check (claimed @> tstzrange(slot_start, slot_end, '[)')),
  -- the end of the hold as the visitor sees it; the server adds its grace
  expires_at timestamptz,
  date_id uuid references dates (id),
  note text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (state not in ('held', 'expiring') or expires_at is not null),
  constraint claims_no_overlap exclude using gist (
    int4range(coach_id, coach_id, '[]') with &&,
    claimed with &&
  ) where (state in ('held', 'expiring', 'booked', 'blocked'))
);
create index claims_by_time on claims (slot_start) where state in ('held', 'expiring', 'booked', 'blocked');
create index claims_overdue on claims (expires_at) where state in ('held', 'expiring');

-- ── Orders and money ───────────────────────────────────────────────────────────────────────────────────────

create sequence order_numbers start 1001;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default ('B-' || nextval('order_numbers')),
  state text not null check (state in ('open', 'paid', 'authorised', 'lapsed', 'voided', 'refund-due', 'refunded')),
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  total_minor int not null check (total_minor >= 0),
  refunded_minor int not null default 0 check (refunded_minor between 0 and total_minor),
  capture text not null check (capture in ('now', 'on-acceptance', 'on-dispatch')),
  -- the end of an authorisation: captured or voided before it
  authorised_until timestamptz,
  name text not null default '',
  email text not null default '',
  language text not null check (language in ('da', 'en')),
  terms_version text not null,
  -- [{"id":"print-on-order","text":"…","at":"…"}]: what was actively accepted
  consents jsonb not null default '[]',
  -- late money on a lapsed or voided order settles as a new order that names the old one
  replaces_order_id uuid references orders (id),
  return_path text not null default '/',
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'authorised') <= (authorised_until is not null))
);
create index orders_by_state on orders (state, created_at);
create index orders_by_email on orders (lower(email));

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
  primary key (order_id, position)
);

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  provider text not null check (provider in ('stripe', 'test')),
  -- creating: asked of the provider, no address known to anybody yet; abandoned: never handed out
  state text not null check (state in ('creating', 'open', 'abandoned', 'expired', 'authorised', 'captured', 'voided')),
  session_id text,
  intent_id text,
  url text,
  amount_minor int not null,
  currency text not null,
  capture_mode text not null check (capture_mode in ('automatic', 'manual')),
  captured_minor int not null default 0,
  refunded_minor int not null default 0,
  -- the provider's own end of the session: a safety net, stored so that a repeated creation is identical
  session_expires_at timestamptz not null,
  -- our own 128-bit return token, hashed: the only thing the return address carries
  return_token_hash text not null unique,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (provider, session_id)
);
create unique index payments_one_live on payments (order_id) where state in ('creating', 'open', 'authorised', 'captured');
create index payments_by_intent on payments (intent_id);
create index payments_unsettled on payments (created_at) where state in ('creating', 'open', 'authorised');

create table payment_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  session_id text,
  intent_id text,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

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
create index refunds_unfinished on refunds (created_at) where state in ('due', 'pending');

-- gapless numbers: one row, updated in the transaction that writes the receipt
create table receipt_counter (id int primary key check (id = 1), last_number bigint not null);
insert into receipt_counter values (1, 0);
create table receipts (
  number bigint primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('receipt', 'credit-note')),
  refund_id uuid unique references refunds (id),
  -- the receipt frozen as issued
  content jsonb not null,
  for_accountant boolean not null default false,
  issued_at timestamptz not null
);
create index receipts_by_order on receipts (order_id);
create trigger receipts_append_only before update or delete on receipts for each row execute function refuse_change();

-- ── Seats and stock: one row per unit ──────────────────────────────────────────────────────────────────────

create table units (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('seat', 'stock')),
  date_id uuid references dates (id),
  offer_id text references offers (id),
  number int not null check (number > 0),
  state text not null check (state in ('free', 'held', 'expiring', 'taken', 'kept', 'gone')),
  order_id uuid references orders (id),
  -- held and kept units come back by themselves after this
  expires_at timestamptz,
  changed_at timestamptz not null default now(),
  check ((kind = 'seat') = (date_id is not null)),
  check ((kind = 'stock') = (offer_id is not null)),
  check ((state = 'free') = (order_id is null)),
  check (state not in ('held', 'expiring', 'kept') or expires_at is not null),
  unique (date_id, number),
  unique (offer_id, number)
);
create index units_free on units (date_id, offer_id, number) where state = 'free';
create index units_by_order on units (order_id);
create index units_overdue on units (expires_at) where state in ('held', 'expiring', 'kept');

-- ── Entitlements: one ledger ───────────────────────────────────────────────────────────────────────────────

create table entitlements (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('credit', 'seat', 'enrolment')),
  offer_id text not null references offers (id),
  order_id uuid references orders (id),
  date_id uuid references dates (id),
  email text not null,
  user_id text,
  valid_until timestamptz,
  created_at timestamptz not null default now()
);
create index entitlements_by_email on entitlements (lower(email));
create index entitlements_by_order on entitlements (order_id);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null unique references claims (id),
  name text not null,
  email text not null,
  course_id text not null,
  course_name text not null,
  language text not null check (language in ('da', 'en')),
  -- IANA zone of the visitor, when the browser told it
  time_zone text,
  place text check (place in ('online', 'studio')),
  order_id uuid references orders (id),
  entitlement_id uuid references entitlements (id),
  -- how the hour is covered; null while only held
  covered_by text check (covered_by in ('order', 'entitlement', 'owner', 'at-lesson')),
  moves int not null default 0,
  -- the browser that took the hold, hashed; and its network address, hashed with a daily salt-free key of ours
  holder_hash text,
  address_hash text,
  completed_at timestamptz,
  no_show_at timestamptz,
  reminded_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create index bookings_by_email on bookings (lower(email));
create index bookings_by_holder on bookings (holder_hash);
create index bookings_by_address on bookings (address_hash);
create index bookings_by_order on bookings (order_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  entitlement_id uuid not null references entitlements (id),
  delta int not null check (delta <> 0),
  reason text not null check (reason in ('granted', 'spent', 'returned', 'expired', 'revoked')),
  booking_id uuid references bookings (id),
  refund_id uuid references refunds (id),
  at timestamptz not null
);
create index ledger_by_entitlement on ledger_entries (entitlement_id);
create trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_change();

-- ── Secret links ───────────────────────────────────────────────────────────────────────────────────────────

create table secret_links (
  token_hash text primary key,
  purpose text not null,
  subject_id text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index secret_links_by_subject on secret_links (purpose, subject_id);

-- ── Words and pictures of the pages ────────────────────────────────────────────────────────────────────────

create table content_documents (
  key text not null,
  language text not null check (language in ('da', 'en')),
  blocks jsonb not null,
  version int not null default 1,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (key, language)
);

-- ── Mails, messages, newsletter ────────────────────────────────────────────────────────────────────────────

create table emails (
  id uuid primary key default gen_random_uuid(),
  message_id text not null unique,
  kind text not null,
  language text not null check (language in ('da', 'en')),
  recipient text not null,
  reply_to text,
  subject text not null,
  -- deleted after hand-over
  html text,
  body text,
  attachments jsonb not null default '[]',
  headers jsonb not null default '{}',
  -- one thing is announced once: two writers of the same mail meet here
  dedupe_key text unique,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  -- nobody hands it over before this: a hand-over under way (which may have died with its process), or a pause
  not_before timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index emails_waiting on emails (created_at) where state = 'waiting';

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  language text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('da', 'en')),
  consent_text text not null,
  consented_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index newsletter_one_per_address on newsletter_subscriptions (lower(email));

-- ── The owner's list, and what was done ────────────────────────────────────────────────────────────────────

create table tasks (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  state text not null default 'open' check (state in ('open', 'done')),
  due_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text
);
create unique index tasks_one_open on tasks (kind, subject_id) where state = 'open';
create index tasks_open on tasks (created_at) where state = 'open';

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_log_by_subject on audit_log (subject, at desc);
create trigger audit_append_only before update or delete on audit_log for each row execute function refuse_change();

-- ── Limits shared by all processes (rate-limiter-flexible's table) ─────────────────────────────────────────

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
