-- An accepted story can be taken out of the magazine and put back, and its owner may edit it: of two who do so at once,
-- the second is told.
alter table stories add column version int not null default 1 check (version > 0);
alter table stories drop constraint stories_state_check;
alter table stories add constraint stories_state_check
  check (state in ('waiting', 'accepted', 'unpublished', 'declined'));
alter table stories drop constraint stories_check;
alter table stories add constraint stories_item_check
  check ((state in ('accepted', 'unpublished')) = (item_id is not null));

-- Pages show how many seats of a date are free, so every change of a seat drops them (content key 'dates').
create function notify_seats_changed() returns trigger language plpgsql as $$
begin
  if coalesce(new.date_id, old.date_id) is not null
    and (tg_op <> 'UPDATE' or new.state <> old.state) then
    perform pg_notify('content', 'dates');
  end if;
  return null;
end $$;
create trigger units_seats_changed after insert or update of state or delete on units
  for each row execute function notify_seats_changed();
