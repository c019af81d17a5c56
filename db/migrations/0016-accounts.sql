-- Accounts that people open themselves. Retention: what waits to be confirmed is deleted a day after it has expired,
-- together with expired sessions and links (studio/accounts/delete-old-accounts.ts); the rest goes with the account.

-- Somebody wants an account and has not yet pressed the button in the mail. No account of that address is touched.
create table sign_ups (
  id uuid primary key default gen_random_uuid(),
  -- as platform/accounts/account-email.ts writes it
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text not null,
  language text not null check (language in ('da', 'en')),
  -- the browser in which the password was chosen, hashed: only there one button is enough
  browser_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_ups_by_email on sign_ups (email);
create index sign_ups_by_expiry on sign_ups (expires_at);

-- Somebody wants another address and has not yet pressed the button in the mail to it.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_by_user on email_changes (user_id);
create index email_changes_by_expiry on email_changes (expires_at);

-- Addresses that somebody proved and left: what was bought with them stays theirs, until another proves them.
create table former_emails (
  email text primary key check (email = lower(email)),
  user_id text not null references users (id) on delete cascade,
  left_at timestamptz not null
);
create index former_emails_by_user on former_emails (user_id);

-- The second step of the owner's sign-in (RFC 6238). The secret is encrypted with a key derived from APP_SECRET.
create table totp_secrets (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  -- null: shown as a picture, but not yet proved by a code; asked for at no sign-in
  confirmed_at timestamptz,
  -- the half minute of the last code accepted: no code counts twice
  last_step bigint
);

-- Instead of a code, once each. 80 random bits, stored hashed.
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Everything that is one person's is found by the address it was bought with, or by the account it was given to.
create index entitlements_by_user on entitlements (user_id) where user_id is not null;
create index contact_messages_by_email on contact_messages (lower(email));
-- What the sweep deletes.
create index sessions_by_expiry on sessions (expires_at);
create index verifications_by_expiry on verifications (expires_at);
create index secret_links_by_expiry on secret_links (expires_at);
