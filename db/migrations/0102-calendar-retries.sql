-- Calendars that fail are asked less often, and at once when the owner asks.

alter table external_calendars
  -- Readings that failed since the last one that succeeded, and when the next is tried.
  add column failed_readings integer not null default 0,
  add column retry_at timestamptz,
  -- The same for the comparison of a calendar to which bookings are written.
  add column failed_comparisons integer not null default 0,
  add column compare_retry_at timestamptz;
