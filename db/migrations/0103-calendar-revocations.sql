-- Access to disconnected calendar accounts that is still to be ended at the vendor.

create table calendar_revocations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Encrypted.
  credentials text not null,
  failed_attempts integer not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null
);
