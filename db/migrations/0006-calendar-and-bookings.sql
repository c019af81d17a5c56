-- The coach's time, bookings, the ledger of credits, and guests.

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
  -- the slot including its buffers
  claimed tstzrange not null check (claimed @> tstzrange(slot_start, slot_end, '[)')),
  -- as shown to the visitor, without the server's grace period
  expires_at timestamptz,
  date_id uuid references dates (id),
  note text,
  -- weekly blocks created together
  series_id uuid,
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
create index claims_of_people on claims (slot_start, id) where kind in ('session', 'consultation');
create index claims_by_date on claims (date_id) where date_id is not null;
create index claims_by_series on claims (series_id, slot_start) where series_id is not null;

-- Personal data. Kept as long as the orders.
create table bookings (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null unique references claims (id),
  name text not null,
  email text not null,
  course_id text not null,
  course_name text not null,
  language text not null check (language in ('da', 'en')),
  -- IANA zone of the visitor, if known
  time_zone text,
  place text check (place in ('online', 'studio')),
  -- the latest order; earlier ones refer to the booking by orders.booking_id
  order_id uuid references orders (id),
  entitlement_id uuid references entitlements (id),
  -- null: only held
  covered_by text check (covered_by in ('order', 'entitlement', 'owner', 'at-session', 'free')),
  -- all reschedules; those by the owner do not count against the visitor's maximum
  reschedules int not null default 0,
  reschedules_by_owner int not null default 0 check (reschedules_by_owner between 0 and reschedules),
  -- reserved by the owner until paid through a payment link
  by_link boolean not null default false,
  -- the visitor's browser and network address
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
create index bookings_newest on bookings (created_at, id);
create index bookings_by_name on bookings (by_name(name) collate "C", id);
create index bookings_search on bookings using gin (search_words(name || ' ' || email || ' ' || course_name));
alter table orders add foreign key (booking_id) references bookings (id);

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

-- ── Guests ─────────────────────────────────────────────────────────────────────────────────────────────────

-- Customers without an account, one row per address. Derived from orders and bookings by the triggers below and
-- removed with them.
create table guests (
  id text primary key check (id <> '' and id = lower(id)),
  email text not null,
  name text not null,
  since timestamptz not null
);
create index guests_newest on guests (since, id);
create index guests_by_name on guests (by_name(name) collate "C", id);
create index guests_search on guests using gin (search_words(name || ' ' || email));

create function guest_of(address text) returns setof guests language sql stable as $$
  select address, (array_agg(email order by at desc))[1],
    coalesce((array_agg(name order by at desc) filter (where name <> ''))[1], ''), min(at)
  from (
    select name, email, created_at as at from orders where lower(email) = address and state not in ('open', 'lapsed')
    union all
    select name, email, created_at from bookings where lower(email) = address and confirmed_at is not null
  ) as acts
  where not exists (select from users where lower(users.email) = address)
    and not exists (select from former_emails where former_emails.email = address)
  having count(*) > 0
$$;

-- Serialised per address, so that the second of two concurrent transactions sees the first.
create function refresh_guest(address text) returns void language plpgsql as $$
begin
  if coalesce(address, '') = '' then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(address, 3));
  insert into guests select * from guest_of(address)
    on conflict (id) do update set email = excluded.email, name = excluded.name, since = excluded.since
      where (guests.email, guests.name, guests.since) is distinct from (excluded.email, excluded.name, excluded.since);
  delete from guests where id = address and not exists (select from guest_of(address));
end $$;

create function refresh_guests() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_guest(lower(old.email));
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and lower(new.email) <> lower(old.email)) then
    perform refresh_guest(lower(new.email));
  end if;
  return null;
end $$;

-- Deferred, so that the lock of an address is always taken last.
create constraint trigger orders_insert_guests after insert on orders deferrable initially deferred
  for each row when (new.state not in ('open', 'lapsed')) execute function refresh_guests();
create constraint trigger orders_update_guests after update of name, email, state on orders deferrable initially deferred
  for each row when (
    old.name is distinct from new.name or old.email is distinct from new.email
    or (old.state in ('open', 'lapsed')) is distinct from (new.state in ('open', 'lapsed'))
  ) execute function refresh_guests();
create constraint trigger orders_delete_guests after delete on orders deferrable initially deferred
  for each row execute function refresh_guests();

create constraint trigger bookings_insert_guests after insert on bookings deferrable initially deferred
  for each row when (new.confirmed_at is not null) execute function refresh_guests();
create constraint trigger bookings_update_guests after update of name, email, confirmed_at on bookings
  deferrable initially deferred
  for each row when (
    old.name is distinct from new.name or old.email is distinct from new.email
    or (old.confirmed_at is null) is distinct from (new.confirmed_at is null)
  ) execute function refresh_guests();
create constraint trigger bookings_delete_guests after delete on bookings deferrable initially deferred
  for each row execute function refresh_guests();

create constraint trigger users_refresh_guests after insert or delete or update of email on users
  deferrable initially deferred for each row execute function refresh_guests();
create constraint trigger former_emails_refresh_guests after insert or delete or update of email on former_emails
  deferrable initially deferred for each row execute function refresh_guests();
