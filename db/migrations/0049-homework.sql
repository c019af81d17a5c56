-- What the owner asks a student to practise until the next session.

create table homework (
  id uuid primary key default gen_random_uuid(),
  -- lower case, the person's address when it was set
  email text not null check (email <> ''),
  body text not null check (char_length(body) between 1 and 2000),
  due_on date,
  created_at timestamptz not null,
  -- opened by the student for the first time
  seen_at timestamptz,
  done_at timestamptz
);
create index homework_of_person on homework (email, created_at desc);
