-- Students whom the owner imports from a list; guests until they have an account.

create table imported_students (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(name) <= 200),
  imported_at timestamptz not null
);

create or replace function guest_of(address text) returns setof guests language sql stable as $$
  select address, (array_agg(email order by at desc))[1],
    coalesce((array_agg(name order by at desc) filter (where name <> ''))[1], ''), min(at)
  from (
    select name, email, created_at as at from orders where lower(email) = address and state not in ('open', 'lapsed')
    union all
    select name, email, created_at from bookings where lower(email) = address and confirmed_at is not null
    union all
    select name, email, imported_at from imported_students where email = address
  ) as acts
  where not exists (select from users where lower(users.email) = address)
    and not exists (select from former_emails where former_emails.email = address)
  having count(*) > 0
$$;

create constraint trigger imported_students_refresh_guests after insert or delete or update of name on imported_students
  deferrable initially deferred for each row execute function refresh_guests();
