-- Offers, their prices, and the dates of programmes, workshops and classes.

create table offers (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  kind text not null constraint offers_kind_check check (
    kind in ('programme', 'session', 'workshop', 'studio-day', 'group-class', 'course', 'goods', 'print-goods', 'test', 'shipping')
  ),
  -- seat: on the next open date; credit, enrolment: an entitlement; order: goods to dispatch
  grants text not null check (grants in ('seat', 'credit', 'enrolment', 'order', 'nothing')),
  -- on-acceptance, on-dispatch: authorised at checkout, captured later
  capture text not null default 'now' check (capture in ('now', 'on-acceptance', 'on-dispatch')),
  vat_class text not null check (vat_class in ('standard', 'exempt')),
  withdrawal_regime text not null check (withdrawal_regime in ('goods', 'service', 'credit', 'digital', 'dated', 'none')),
  credit_valid_months int check (credit_valid_months > 0),
  is_buyable boolean not null default false,
  needs_checkout_page boolean not null default false,
  -- the course an enrolment opens; several offers may open one course
  course_id text,
  -- monthly charges the price is split into
  instalments int not null default 1 check (instalments between 1 and 12),
  sort int not null default 0,
  created_at timestamptz not null default now()
);
create index offers_by_course on offers (coalesce(course_id, id)) where kind = 'course';
create index offers_with_seats on offers (sort, id) where grants = 'seat';
-- The delivery charge is an order line of its own, with its own VAT.
insert into offers (id, kind, grants, capture, vat_class, withdrawal_regime, sort)
  values ('shipping', 'shipping', 'nothing', 'now', 'standard', 'goods', 9999);

create table prices (
  id bigint generated always as identity primary key,
  offer_id text not null references offers (id),
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  amount_minor int not null check (amount_minor >= 0),
  valid_from timestamptz not null,
  created_at timestamptz not null default now()
);
create index prices_current on prices (offer_id, currency, valid_from desc, id desc);
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
  -- in the studio's time zone: [{"date":"2027-03-06","from":"09:00","to":"17:00"}]
  days jsonb not null default '[]',
  capacity int not null check (capacity > 0),
  is_open boolean not null default true,
  is_sample boolean not null default false,
  -- null: in the studio
  place text check (char_length(place) between 1 and 200),
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index dates_by_offer on dates (offer_id, starts_on, id);
create index dates_in_order on dates (starts_on, id);
create index dates_in_order_of_state on dates (is_open, starts_on, id);
-- The longest date bounds how far back one still running can have started.
create index dates_by_length on dates ((ends_on - starts_on));
create index dates_search on dates using gin (search_words(place));
