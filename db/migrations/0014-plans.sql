-- Courses in several plans, and orders that are paid in monthly charges.

alter table offers
  -- the course that an enrolment opens: several entries (its plans) may open one
  add column course_id text,
  -- in how many monthly charges the price is paid
  add column instalments int not null default 1 check (instalments between 1 and 12);
update offers set course_id = 'main-course' where id like 'main-course%' and kind = 'course';
update offers set course_id = id where course_id is null and kind = 'course';

insert into offers
  (id, kind, grants, capture, vat_class, withdrawal_regime, is_buyable, needs_checkout_page, sort, course_id, instalments)
  select id || '-3-months', kind, grants, capture, vat_class, withdrawal_regime, is_buyable, needs_checkout_page, sort + 1, course_id, 3
  from offers where id in ('main-course-premium', 'main-course-professional');
insert into prices (offer_id, currency, amount_minor, valid_from)
  select offer_id || '-3-months', currency, amount_minor, valid_from
  from prices where offer_id in ('main-course-premium', 'main-course-professional') order by id;

-- An order paid in instalments. The provider charges by a subscription that its own schedule ends.
create table plans (
  order_id uuid primary key references orders (id),
  state text not null check (state in ('unstarted', 'running', 'ending', 'ended')),
  count int not null check (count between 2 and 12),
  subscription_id text unique,
  started_at timestamptz,
  -- when the provider ends it by itself; null: no schedule seen yet, and it would charge on
  ends_at timestamptz,
  -- why it ends before its last charge
  end_reason text check (end_reason in ('guarantee', 'withdrawal', 'unpaid', 'outside', 'no-schedule')),
  -- when the provider is asked again although nothing was heard from it
  look_at timestamptz,
  changed_at timestamptz not null default now(),
  check (state = 'unstarted' or (subscription_id is not null and started_at is not null))
);
create index plans_to_look_at on plans (look_at) where look_at is not null;

create table instalments (
  order_id uuid not null references plans (order_id),
  number int not null check (number > 0),
  state text not null check (state in ('due', 'failed', 'paid', 'written-off')),
  amount_minor int not null check (amount_minor > 0),
  due_at timestamptz,
  -- the provider's invoice, and the page on which a failed charge can be paid by hand
  invoice_id text unique,
  pay_url text,
  -- since when it is overdue; access rests 14 days later
  unpaid_since timestamptz,
  -- the student was told that access rests
  paused_notified_at timestamptz,
  changed_at timestamptz not null default now(),
  primary key (order_id, number)
);
create index instalments_failed on instalments (unpaid_since) where state in ('failed', 'written-off');

-- Every charge of a plan is a payment of its own: with its receipt and its refund. Null: the payment of a checkout.
alter table payments add column instalment int check (instalment > 1);
drop index payments_one_live;
create unique index payments_one_live on payments (order_id, coalesce(instalment, 1))
  where state in ('creating', 'open', 'authorised', 'captured');

alter table payment_events add column subscription_id text;

-- One receipt per charge.
alter table receipts add column payment_id uuid references payments (id);
create unique index receipts_one_per_payment on receipts (payment_id) where kind = 'receipt';

-- The test checkout's own books: subscriptions, and their charges after the first (which is the session's).
alter table test_checkout_sessions
  add column instalments int not null default 1,
  add column note text,
  -- what the payer's card does with later charges
  add column card text not null default 'works' check (card in ('works', 'fails-once', 'fails', 'slow'));

create table test_checkout_subscriptions (
  id text primary key,
  session_id text not null unique references test_checkout_sessions (id),
  state text not null check (state in ('active', 'ended')),
  started_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  -- when the clock makes something happen to it
  next_at timestamptz
);
create index test_checkout_subscriptions_next on test_checkout_subscriptions (next_at) where next_at is not null;

create table test_checkout_invoices (
  id text primary key,
  subscription_id text not null references test_checkout_subscriptions (id),
  number int not null check (number > 1),
  state text not null check (state in ('open', 'paid', 'void')),
  intent_id text not null unique,
  amount_minor int not null check (amount_minor > 0),
  refunded_minor int not null default 0 check (refunded_minor between 0 and amount_minor),
  attempts int not null default 0,
  -- the payer's bank decides a charge at this moment
  decides_at timestamptz,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  unique (subscription_id, number)
);
