-- What the owner writes about a session, and what she records about a person with an account or without.

create table session_notes (
  booking_id uuid primary key references bookings (id) on delete cascade,
  body text not null check (char_length(body) <= 20000),
  -- with the student, on their bookings page
  is_shared boolean not null default false,
  version int not null default 1 check (version > 0),
  -- as in journal_entries: an older save is ignored
  client_id text not null default '',
  revision int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table student_details (
  -- lower case, one of the person's addresses
  email text primary key check (email <> ''),
  phone text not null default '' check (char_length(phone) <= 40),
  voice_type text check (voice_type in ('soprano', 'mezzo-soprano', 'alto', 'tenor', 'baritone', 'bass')),
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null
);
create index student_details_by_tag on student_details using gin (tags);
