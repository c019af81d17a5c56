-- Google accounts beside CalDAV accounts, and the consents that the owner was asked for and has not given yet.

alter table caldav_accounts
  add column provider text not null default 'caldav' check (provider in ('caldav', 'google'));

alter table external_calendars
  -- false: bookings cannot be written to it
  add column is_writable boolean not null default true;

create table calendar_authorizations (
  state_hash text primary key,
  -- given only in the session in which it was requested
  session_id text not null references sessions (id) on delete cascade,
  -- of PKCE, encrypted with APP_SECRET
  verifier text not null,
  created_at timestamptz not null
);
create index calendar_authorizations_by_session on calendar_authorizations (session_id);
