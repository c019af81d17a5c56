-- Visitors who asked for an email when an offer without a page gets a date.

create table date_notices (
  id uuid primary key default gen_random_uuid(),
  offer_id text not null references offers (id) on delete cascade,
  email text not null,
  language text not null check (language in ('da', 'en')),
  consent_text text not null,
  consented_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index date_notices_one_per_address on date_notices (offer_id, lower(email));
create index date_notices_by_address on date_notices (lower(email));
