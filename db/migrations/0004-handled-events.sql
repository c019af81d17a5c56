-- An event is handled when its payment was asked about; until then the sweep finds it.
alter table payment_events add column handled_at timestamptz;
create index payment_events_waiting on payment_events (received_at) where handled_at is null;
