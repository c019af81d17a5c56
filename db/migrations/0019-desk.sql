-- The owner's desk: settings and dates that two people may edit, names a page had before, and moves by the owner.

-- counts up with every change: whoever saves over a newer one is told
alter table settings add column version int not null default 1;
alter table dates add column version int not null default 1;

-- The owner moves an hour as often as needed; that uses up none of the visitor's moves. `moves` counts both.
alter table bookings add column moves_by_owner int not null default 0 check (moves_by_owner between 0 and moves);

-- First path segments that belonged to the coach's pages once: they lead on for ever. No personal data beyond the
-- coach's own public name; kept as long as the site stands.
create table former_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null
);

-- The owner's lists of hours: what is to come, what is over, one page at a time.
create index claims_of_people on claims (slot_start, id) where kind in ('session', 'consultation');
create index claims_by_date on claims (date_id) where date_id is not null;
