-- When a sweep that ran out of time had last asked the provider about a payment: the next one begins with the others.
-- Null: never left behind.
alter table payments add column last_checked_at timestamptz;
