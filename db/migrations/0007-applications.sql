-- Applications to the two programmes, the files sent with them, and their ties to orders and seats.

-- Personal: name, e-mail, phone and everything somebody tells about their voice. Kept while the programme may still
-- happen; declined and withdrawn ones for six months after the answer, accepted ones with their orders (five years).
create table applications (
  id uuid primary key default gen_random_uuid(),
  offer_id text not null references offers (id),
  state text not null check (state in ('received', 'accepted', 'declined', 'withdrawn')),
  language text not null check (language in ('da', 'en')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  -- {"singingBackground": "…", …}: the long answers under the form's own field names
  answers jsonb not null,
  terms_version text not null,
  agreed_at timestamptz not null,
  -- the day, on the studio's calendar, by which we have promised an answer
  answer_by date not null,
  -- of everything that was sent: the same form sent twice is one application
  digest text not null,
  -- in how many parts the price is paid after acceptance; null: not accepted, or taken at once from an authorisation
  instalments int check (instalments between 1 and 4),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'received') = (decided_at is null))
);
create index applications_by_email on applications (lower(email), offer_id);
create index applications_by_state on applications (state, created_at);
create unique index applications_sent_once on applications (digest) where state = 'received';

-- A file is a row first, then bytes under its key, then somebody's: a row without an application that is older than an
-- hour was left by a crash and is swept away with its bytes. Deleted together with the application.
create table application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references applications (id) on delete cascade,
  key text not null unique,
  -- as the applicant's computer calls it; shown, never used as a path
  name text not null,
  bytes int not null check (bytes >= 0),
  created_at timestamptz not null
);
create index application_files_by_application on application_files (application_id);
create index application_files_arriving on application_files (created_at) where application_id is null;

-- Orders that pay for an application: the one authorised before the answer, later ones after a void, and each instalment.
alter table orders add column application_id uuid references applications (id);
alter table orders add column instalment int check (instalment between 1 and 4);
create index orders_by_application on orders (application_id) where application_id is not null;

-- A seat kept for an applicant needs no order that lives: after a void, or accepted before anything was paid.
alter table units add column application_id uuid references applications (id);
alter table units drop constraint units_check2;
alter table units add constraint units_belong check ((state = 'free') = (order_id is null and application_id is null));
create index units_by_application on units (application_id) where application_id is not null;
