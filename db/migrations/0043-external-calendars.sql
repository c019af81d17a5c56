-- The owner's other calendars, when they are busy, and the private feed of this one.

alter table claims drop constraint claims_kind_check;
alter table claims add constraint claims_kind_check
  check (kind in ('session', 'consultation', 'date', 'block', 'busy'));
create index claims_busy on claims (slot_end) where kind = 'busy' and state = 'blocked';

create table external_calendars (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  -- encrypted with APP_SECRET
  address text not null,
  read_at timestamptz,
  succeeded_at timestamptz,
  failure text,
  created_at timestamptz not null default now()
);

create table external_busy_times (
  calendar_id uuid not null references external_calendars (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index external_busy_times_by_calendar on external_busy_times (calendar_id, starts_at);

create table calendar_feeds (
  token_hash text primary key,
  created_at timestamptz not null
);
