-- Applications to the programmes.

-- Personal data. Declined and withdrawn: six months after the decision; accepted: with their orders, five years.
create table applications (
  id uuid primary key default gen_random_uuid(),
  offer_id text not null references offers (id),
  state text not null check (state in ('received', 'accepted', 'declined', 'withdrawn')),
  language text not null check (language in ('da', 'en')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  -- {"singingBackground": "…", …}
  answers jsonb not null,
  terms_version text not null,
  agreed_at timestamptz not null,
  -- in the studio's time zone
  answer_by date not null,
  -- hash of the submission, against duplicates
  digest text not null,
  -- null: not accepted, or captured in full from an authorisation
  instalments int check (instalments between 1 and 4),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'received') = (decided_at is null))
);
create unique index applications_sent_once on applications (digest) where state = 'received';
create index applications_by_email on applications (lower(email), offer_id);
create index applications_by_state on applications (state, created_at);
create index applications_newest on applications (created_at, id);
create index applications_newest_of_state on applications (state, created_at, id);
create index applications_by_answer on applications (answer_by, id);
create index applications_by_name on applications (by_name(first_name || ' ' || last_name) collate "C", id);
create index applications_search on applications
  using gin (search_words(first_name || ' ' || last_name || ' ' || email));

-- Personal data, deleted with the application; without one, after an hour.
create table application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references applications (id) on delete cascade,
  key text not null unique,
  -- the applicant's file name; displayed, never used as a path
  name text not null,
  bytes int not null check (bytes >= 0),
  created_at timestamptz not null
);
create index application_files_by_application on application_files (application_id);
create index application_files_arriving on application_files (created_at) where application_id is null;

-- Overdue instalments. Steps 1 and 2: an email to the applicant; 3: a task of the owner.
create table application_reminders (
  application_id uuid not null references applications (id) on delete cascade,
  instalment int not null check (instalment between 1 and 4),
  step int not null check (step between 1 and 3),
  at timestamptz not null,
  primary key (application_id, instalment, step)
);
