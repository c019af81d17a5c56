-- The desk, once more: where a date takes place, hours kept by a link to pay, blocks that come back, forms pressed twice.

-- where a date takes place, in the owner's words; null: in the studio
alter table dates add column place text check (char_length(place) between 1 and 200);

-- The owner keeps the hour for somebody until it is paid by a link. Ends it unpaid, the owner is told.
alter table bookings add column by_link boolean not null default false;

-- Blocks that were made together, one a week: taken away one by one, or all that are to come. The owner's own time, nobody else's data.
alter table claims add column series_id uuid;
create index claims_by_series on claims (series_id, slot_start) where series_id is not null;

-- Forms of the desk that make something, each known by a hash of its own random key and of what was typed: pressed twice, or sent
-- again because the answer was lost, it makes one thing and is answered alike. Nobody’s data. Kept a day.
create table idempotency_keys (
  key text primary key,
  made text not null,
  created_at timestamptz not null
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
