-- Messages between processes, also for those that cannot LISTEN (behind a transaction pooler).

-- Only written while a process reads it. Kept for ten minutes; a reader that missed more starts over.
create unlogged table process_messages (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  channel text not null,
  payload text not null,
  created_at timestamptz not null default now()
);
create index process_messages_by_transaction on process_messages (transaction_id);

-- One row, renewed by every process that polls.
create table process_message_readers (
  id int primary key default 1 check (id = 1),
  reads_until timestamptz not null
);

-- Delivered on commit: by NOTIFY, and by the table while a process reads it.
create function notify_processes(to_channel text, message text) returns void language plpgsql as $$
begin
  perform pg_notify(to_channel, message);
  -- A number before the question, so that a new reader knows whom to wait for.
  perform pg_current_xact_id();
  if exists (select from process_message_readers where reads_until > now()) then
    insert into process_messages (channel, payload) values (to_channel, message);
  end if;
end $$;

create or replace function notify_stock_changed() returns trigger language plpgsql as $$
declare
  entry text := coalesce(new.offer_id, old.offer_id);
begin
  if entry is null then return null; end if;
  if (tg_op <> 'DELETE' and new.state = 'free')
    or not exists (select 1 from units where offer_id = entry and state = 'free') then
    perform notify_processes('content', 'stock');
  end if;
  return null;
end $$;

create or replace function notify_seats_changed() returns trigger language plpgsql as $$
begin
  if coalesce(new.date_id, old.date_id) is not null
    and (tg_op <> 'UPDATE' or new.state <> old.state) then
    perform notify_processes('content', 'dates');
  end if;
  return null;
end $$;
