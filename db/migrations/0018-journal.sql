-- What a student writes down in their own room: journal entries and goals.

-- Personal, and private: read by nobody but the writer, unless is_shared says that the coach may. Kept until the writer
-- deletes it or closes the account (users: cascade).
create table journal_entries (
  -- made before the first word is saved, so that saving twice is one entry
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  body text not null check (char_length(body) <= 20000),
  is_shared boolean not null default false,
  -- counts changes; whoever changes an older one is told
  version int not null default 1 check (version > 0),
  -- which open page wrote last, and its how-manieth save that was: a save that arrives late changes nothing
  writer text not null default '',
  stroke int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index journal_entries_of_writer on journal_entries (user_id, created_at desc, id desc);

-- Personal, and private in the same way. Deleted by the writer or with the account.
create table goals (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 500),
  is_shared boolean not null default false,
  reached_at timestamptz,
  created_at timestamptz not null
);
create index goals_of_student on goals (user_id, created_at);
