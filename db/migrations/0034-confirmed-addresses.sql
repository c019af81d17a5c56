-- Email addresses that their reader has confirmed, by a link in an email or by a payment. Until then no email greets by
-- name or repeats what was typed. Addresses of accounts are confirmed without a row here. Retention: three years after
-- the last confirmation; erased with the person.
create table confirmed_addresses (
  -- in small letters
  email text primary key check (email <> '' and email = lower(email)),
  confirmed_by text not null check (confirmed_by in ('link', 'payment')),
  confirmed_at timestamptz not null
);
create index confirmed_addresses_by_time on confirmed_addresses (confirmed_at);

insert into confirmed_addresses (email, confirmed_by, confirmed_at)
  select lower(email), 'payment', max(coalesce(settled_at, created_at)) from orders
  where email <> '' and state not in ('open', 'lapsed') group by lower(email);
insert into confirmed_addresses (email, confirmed_by, confirmed_at)
  select lower(email), 'link', max(confirmed_at) from newsletter_subscriptions
  where email <> '' and confirmed_at is not null group by lower(email)
  on conflict do nothing;
insert into confirmed_addresses (email, confirmed_by, confirmed_at)
  select lower(bookings.email), 'link', max(bookings.confirmed_at) from bookings
  join claims on claims.id = bookings.claim_id
  where bookings.email <> '' and bookings.confirmed_at is not null and claims.kind = 'consultation'
  group by lower(bookings.email)
  on conflict do nothing;
