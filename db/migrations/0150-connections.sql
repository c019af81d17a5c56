-- Access to other services that the owner has entered. Both secrets are encrypted with APP_SECRET or DATA_DIR/secret;
-- the former one finishes payments that were begun with it. Facts are shown: never a secret.
create table connections (
  kind text primary key check (kind in ('stripe', 'smtp', 'printful', 'inbound-email')),
  secret text not null,
  former_secret text,
  facts jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null
);
