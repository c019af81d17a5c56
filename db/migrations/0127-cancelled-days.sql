-- A day that the owner cancels, for instance when ill. Carried out after the time for undo; until then only the day is
-- closed, and every booking keeps its time.
create table day_cancellations (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'started', 'done', 'undone')),
  -- What the emails say; emptied once they are queued.
  message text not null default '',
  -- By booking: {"<id>": "refund"}; the others are offered another time.
  choices jsonb not null default '{}',
  -- What undo restores.
  was_open boolean not null,
  extra_hours jsonb not null default '[]',
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create unique index day_cancellations_pending on day_cancellations (day) where state in ('scheduled', 'started');

-- The studio cancelled the hour, and its person may choose another time or a refund. Null again once they have.
alter table bookings add column new_time_offered_at timestamptz;
create index bookings_new_time_offered on bookings (new_time_offered_at) where new_time_offered_at is not null;
