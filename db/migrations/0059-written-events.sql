-- The calendar of an account to which bookings are written, what was written, and what was changed there.

alter table external_calendars
  add column is_target boolean not null default false,
  add column compared_at timestamptz,
  add column write_failure text;
create unique index external_calendars_target on external_calendars (is_target) where is_target;

create table written_events (
  -- without a reference: the event of a deleted booking must still be deleted
  booking_id uuid primary key,
  calendar_id uuid not null references external_calendars (id) on delete cascade,
  -- null: deleted there
  etag text,
  -- null: to be written again
  content_hash text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  change text check (change in ('moved', 'deleted')),
  found_starts_at timestamptz,
  found_ends_at timestamptz,
  check ((change is not distinct from 'moved') = (found_starts_at is not null))
);
create index written_events_by_calendar on written_events (calendar_id);
