-- What the nightly comparison of claims, ledger, payments, print orders and emails found, until it is repaired.

create table reconciliation_differences (
  kind text not null,
  -- the id of what differs: an order, a payment, a claim, an email, a checkout session
  subject_id text not null check (subject_id <> ''),
  details jsonb not null,
  found_at timestamptz not null,
  primary key (kind, subject_id)
);
