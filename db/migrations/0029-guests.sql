-- Who bought or booked without an account, one row for an address, so that the owner's list of people runs, filters and
-- is searched among a hundred thousand of them as among ten (docs/decisions/092). Nothing of it is said anywhere else
-- than in orders and bookings: it follows them, and goes with them. Retention: that of the orders and bookings.

create table guests (
  -- the address in small letters
  id text primary key check (id <> '' and id = lower(id)),
  -- as it was typed last
  email text not null,
  name text not null,
  -- when they first bought or booked
  since timestamptz not null
);
create index guests_newest on guests (since, id);
create index guests_by_name on guests (by_name(name) collate "C", id);
create index guests_search on guests using gin (search_words(name || ' ' || email));

-- What a guest did: bought, by an order that came to something, or booked an hour. An address that somebody has proved
-- is no guest's, also when they left it for another.
create function guest_of(address text) returns setof guests language sql stable as $$
  select address, (array_agg(email order by at desc))[1],
    coalesce((array_agg(name order by at desc) filter (where name <> ''))[1], ''), min(at)
  from (
    select name, email, created_at as at from orders where lower(email) = address and state not in ('open', 'lapsed')
    union all
    select name, email, created_at from bookings where lower(email) = address and confirmed_at is not null
  ) as acts
  where not exists (select from users where lower(users.email) = address)
    and not exists (select from former_emails where former_emails.email = address)
  having count(*) > 0
$$;

-- One at a time for an address: of two transactions that end together the second sees what the first has left.
create function refresh_guest(address text) returns void language plpgsql as $$
begin
  if coalesce(address, '') = '' then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(address, 3));
  insert into guests select * from guest_of(address)
    on conflict (id) do update set email = excluded.email, name = excluded.name, since = excluded.since
      where (guests.email, guests.name, guests.since) is distinct from (excluded.email, excluded.name, excluded.since);
  delete from guests where id = address and not exists (select from guest_of(address));
end $$;

create function refresh_guests() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_guest(lower(old.email));
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and lower(new.email) <> lower(old.email)) then
    perform refresh_guest(lower(new.email));
  end if;
  return null;
end $$;

-- At the end of the transaction, so that the lock of an address comes after every other lock.
create constraint trigger orders_insert_guests after insert on orders deferrable initially deferred
  for each row when (new.state not in ('open', 'lapsed')) execute function refresh_guests();
create constraint trigger orders_update_guests after update of name, email, state on orders deferrable initially deferred
  for each row when ((old.name, old.email, old.state in ('open', 'lapsed'))
    is distinct from (new.name, new.email, new.state in ('open', 'lapsed'))) execute function refresh_guests();
create constraint trigger orders_delete_guests after delete on orders deferrable initially deferred
  for each row execute function refresh_guests();

create constraint trigger bookings_insert_guests after insert on bookings deferrable initially deferred
  for each row when (new.confirmed_at is not null) execute function refresh_guests();
create constraint trigger bookings_update_guests after update of name, email, confirmed_at on bookings
  deferrable initially deferred
  for each row when ((old.name, old.email, old.confirmed_at is null)
    is distinct from (new.name, new.email, new.confirmed_at is null)) execute function refresh_guests();
create constraint trigger bookings_delete_guests after delete on bookings deferrable initially deferred
  for each row execute function refresh_guests();

create constraint trigger users_refresh_guests after insert or delete or update of email on users
  deferrable initially deferred for each row execute function refresh_guests();
create constraint trigger former_emails_refresh_guests after insert or delete or update of email on former_emails
  deferrable initially deferred for each row execute function refresh_guests();

insert into guests
  select (guest_of(address)).* from (
    select lower(email) as address from orders union select lower(email) from bookings
  ) as known where address <> '';

-- ── Names that are given again ─────────────────────────────────────────────────────────────────────────────────────

-- Courses and workbooks are called by their title; deleted and made anew, one has the name of another. It goes on
-- counting where that one stopped, so that no version of a name comes twice, and a form that was made of the first never
-- acts on the second. What is studied and read, nobody's data. One small row for a name, kept for good.
create table former_names (
  kind text not null check (kind in ('course', 'workbook')),
  id text not null,
  version int not null,
  primary key (kind, id)
);
-- Of those that were deleted before: as many as were done to them at most.
insert into former_names
  select split_part(subject, ':', 1), split_part(subject, ':', 2), count(*) from audit_log
  where split_part(subject, ':', 1) in ('course', 'workbook') group by subject;

-- ── Lists that were cut ────────────────────────────────────────────────────────────────────────────────────────────

create index tasks_done on tasks (done_at, id) where state = 'done';
create index emails_newest on emails (created_at, id);
