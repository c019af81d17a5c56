-- What the payment provider kept of each payment, as it reports it; null: not known, or no provider.
alter table payments add column fee_minor int check (fee_minor >= 0);
alter table payments add column fee_currency text check (fee_currency in ('DKK', 'EUR', 'USD'));
alter table payments add column fee_at timestamptz;
alter table payments add constraint payments_fee_is_whole check (num_nonnulls(fee_minor, fee_currency, fee_at) in (0, 3));

-- Fees by the day they were taken, and payments without one by the day they began.
create index payments_by_fee on payments
  (coalesce(fee_currency, currency), coalesce(fee_at, created_at), id)
  where state = 'captured' and provider in ('stripe', 'test');
