-- Waiting lists of full dates: a seat that becomes free is reserved for one person at a time.

-- Personal data. Kept until 30 days after the date.
create table waiting_list_entries (
  id uuid primary key default gen_random_uuid(),
  date_id uuid not null references dates (id) on delete cascade,
  state text not null default 'unconfirmed' check (
    state in ('unconfirmed', 'waiting', 'offered', 'accepted', 'declined', 'expired')
  ),
  email text not null,
  language text not null check (language in ('da', 'en')),
  consent_text text not null,
  consented_at timestamptz not null,
  confirmed_at timestamptz,
  -- the owner may reorder; null: not confirmed yet
  position int,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  -- the order that pays for the seat
  order_id uuid references orders (id) on delete set null,
  changed_at timestamptz not null default now(),
  constraint waiting_list_entries_position check ((state = 'unconfirmed') = (position is null)),
  constraint waiting_list_entries_offered check (
    state <> 'offered' or (offered_at is not null and offer_expires_at is not null)
  )
);
create unique index waiting_list_one_per_address on waiting_list_entries (date_id, lower(email));
create index waiting_list_by_address on waiting_list_entries (lower(email));
create index waiting_list_in_order on waiting_list_entries (date_id, position) where state = 'waiting';
create index waiting_list_overdue on waiting_list_entries (offer_expires_at) where state = 'offered';
create index waiting_list_by_order on waiting_list_entries (order_id) where order_id is not null;

-- A seat reserved for the entry that it is offered to.
alter table units add column waiting_entry_id uuid references waiting_list_entries (id);
alter table units drop constraint units_reserved_for;
alter table units add constraint units_reserved_for check (
  (state = 'free') = (order_id is null and application_id is null and waiting_entry_id is null)
);
create unique index units_by_waiting_entry on units (waiting_entry_id) where waiting_entry_id is not null;

-- The release before does not know the column.
create function clear_waiting_entry() returns trigger language plpgsql as $$
begin
  new.waiting_entry_id := null;
  return new;
end $$;
create trigger units_clear_waiting_entry before update of state on units
  for each row when (new.state = 'free' and new.waiting_entry_id is not null)
  execute function clear_waiting_entry();

-- Leaving the list and erasure release the seat.
create function free_seat_of_waiting_entry() returns trigger language plpgsql as $$
begin
  update units set state = 'free', expires_at = null, changed_at = now() where waiting_entry_id = old.id;
  return old;
end $$;
create trigger waiting_list_entries_free_seat before delete on waiting_list_entries
  for each row execute function free_seat_of_waiting_entry();
