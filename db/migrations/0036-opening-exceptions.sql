-- Days that differ from the weekly opening rules: closed, or with extra starts for sessions.

create table opening_exceptions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('closed', 'open')),
  first_day date not null,
  last_day date not null check (last_day between first_day and first_day + 366),
  -- of 'open'; both inclusive, as in opening_rules
  first_start time,
  last_start time check (last_start >= first_start),
  every_minutes int check (every_minutes between 5 and 720),
  note text not null default '' check (char_length(note) <= 200),
  created_at timestamptz not null default now(),
  check ((kind = 'open') = (first_start is not null and last_start is not null and every_minutes is not null)),
  check (kind = 'closed' or first_day = last_day),
  constraint opening_exceptions_once unique nulls not distinct (kind, first_day, last_day, first_start, last_start)
);
create index opening_exceptions_by_day on opening_exceptions (last_day);
