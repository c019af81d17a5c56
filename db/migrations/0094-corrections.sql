-- Corrections from the reconciliation report: entries of their own, so that no record is rewritten.

alter table ledger_entries drop constraint ledger_entries_reason_check;
alter table ledger_entries add constraint ledger_entries_reason_check check (
  reason in ('granted', 'spent', 'released', 'returned', 'expired', 'revoked', 'corrected')
);
alter table ledger_entries drop constraint ledger_entries_sign;
alter table ledger_entries add constraint ledger_entries_sign check (
  reason = 'corrected' or (delta > 0) = (reason in ('granted', 'released', 'returned'))
);

create table corrections (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  -- received more or less than the total of the order, and its document
  amount_minor int check (amount_minor <> 0),
  receipt_number bigint references receipts (number),
  -- the provider does not know this payment; the owner confirmed that it was received
  payment_id uuid unique references payments (id),
  corrected_at timestamptz not null,
  check (num_nonnulls(amount_minor, payment_id) = 1),
  check ((amount_minor is null) = (receipt_number is null))
);
create index corrections_by_order on corrections (order_id);
create trigger corrections_append_only before update or delete on corrections
  for each row execute function refuse_change();
