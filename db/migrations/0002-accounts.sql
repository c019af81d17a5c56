-- Accounts: better-auth's tables (its own SQL, compiled from platform/accounts/better-auth-options.ts) under our names,
-- with our checks. Passwords are scrypt hashes; a session's token is worth nothing without the cookie's signature.

create table users (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null,
  role text not null check (role in ('student', 'owner')),
  -- the language of the person's own pages and mails; null: not chosen yet
  language text check (language in ('da', 'en')),
  check (email = lower(email))
);
-- the studio has one owner: two people with two set-up links do not become two
create unique index users_one_owner on users (role) where role = 'owner';

create table sessions (
  id text not null primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null,
  -- never filled: we keep no network addresses
  ip_address text,
  user_agent text,
  user_id text not null references users (id) on delete cascade
);

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
  password text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);

create table verifications (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null
);

create index sessions_user_id_idx on sessions (user_id);
create index accounts_user_id_idx on accounts (user_id);
create index verifications_identifier_idx on verifications (identifier);
