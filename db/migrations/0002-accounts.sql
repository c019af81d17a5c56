-- Accounts: better-auth's tables (compiled from platform/accounts/better-auth-options.ts) under our names, with our
-- checks, and our own around them. Personal data; deleted with the account unless noted.

create table users (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null,
  role text not null check (role in ('student', 'owner')),
  language text check (language in ('da', 'en')),
  check (email = lower(email))
);
create unique index users_one_owner on users (role) where role = 'owner';
create index users_newest on users (created_at, id);
create index users_by_name on users (by_name(name) collate "C", id);
create index users_by_email on users (lower(email));
create index users_search on users using gin (search_words(name || ' ' || email));

create table sessions (
  id text not null primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null,
  -- always null: network addresses are not stored
  ip_address text,
  user_agent text,
  user_id text not null references users (id) on delete cascade
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table accounts (
  id text not null primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  -- scrypt hash
  password text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index accounts_user_id_idx on accounts (user_id);

create table verifications (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null
);
create index verifications_identifier_idx on verifications (identifier);
create index verifications_by_expiry on verifications (expires_at);

-- Accounts awaiting email confirmation. Deleted one day after expiry.
create table sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text not null,
  language text not null check (language in ('da', 'en')),
  -- the browser in which the password was chosen
  browser_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_ups_by_email on sign_ups (email);
create index sign_ups_by_expiry on sign_ups (expires_at);

-- New addresses awaiting confirmation. Deleted one day after expiry.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_by_user on email_changes (user_id);
create index email_changes_by_expiry on email_changes (expires_at);

-- Earlier confirmed addresses of an account; purchases made with them still belong to it.
create table former_emails (
  email text primary key check (email = lower(email)),
  user_id text not null references users (id) on delete cascade,
  left_at timestamptz not null
);
create index former_emails_by_user on former_emails (user_id);

-- Addresses confirmed by a link or a payment; addresses of accounts have no row. Kept three years after confirmation.
create table confirmed_addresses (
  email text primary key check (email <> '' and email = lower(email)),
  confirmed_by text not null check (confirmed_by in ('link', 'payment')),
  confirmed_at timestamptz not null
);
create index confirmed_addresses_by_time on confirmed_addresses (confirmed_at);

-- Two-factor authentication (RFC 6238).
create table totp_secrets (
  user_id text primary key references users (id) on delete cascade,
  -- encrypted with a key derived from APP_SECRET
  secret text not null,
  created_at timestamptz not null,
  -- null: not required at sign-in yet
  confirmed_at timestamptz,
  -- time step of the last accepted code, against replay
  last_step bigint
);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
