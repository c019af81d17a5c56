-- CalDAV accounts of the owner, and which of their calendars make the owner busy.

create table caldav_accounts (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  -- address, user name and app password, encrypted with APP_SECRET
  credentials text not null,
  created_at timestamptz not null default now()
);

alter table external_calendars
  add column account_id uuid references caldav_accounts (id) on delete cascade,
  add column is_busy boolean not null default true;
create index external_calendars_by_account on external_calendars (account_id);
