-- Notifications on the owner's devices (Web Push).

create table push_keys (
  -- one pair for the studio (RFC 8292)
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  -- encrypted with APP_SECRET
  private_key text not null,
  created_at timestamptz not null
);

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  -- one browser; signing out ends its notifications
  session_id text not null unique references sessions (id) on delete cascade,
  name text not null check (char_length(name) <= 100),
  -- address and keys of the push service, encrypted with APP_SECRET
  subscription text not null,
  -- of the address, so that a browser is listed once
  endpoint_hash text not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);
create index push_devices_by_user on push_devices (user_id);

-- Deleted when delivered, refused or expired. What it says is read when it is sent.
create table push_messages (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references push_devices (id) on delete cascade,
  kind text not null
    check (kind in ('booking', 'cancellation', 'order', 'application', 'message', 'payment', 'test')),
  subject_id text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null
);
create index push_messages_by_device on push_messages (device_id);
create index push_messages_due on push_messages (due_at);
