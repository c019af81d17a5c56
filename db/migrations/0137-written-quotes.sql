-- Requests for a quote after a session, where the setting is on. The row stays: one request per person.
create table quote_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  language text not null check (language in ('da', 'en')),
  state text not null default 'asked' check (state in ('asked', 'declined', 'written', 'added', 'removed')),
  quote text not null default '' check (char_length(quote) <= 600),
  shown_name text not null default '' check (char_length(shown_name) <= 100),
  consent text check (consent in ('named', 'unnamed', 'private')),
  consent_text text not null default '',
  asked_at timestamptz not null,
  written_at timestamptz,
  constraint quote_requests_written_check check ((written_at is null) = (state in ('asked', 'declined')))
);
create index quote_requests_written on quote_requests (written_at) where state = 'written';
