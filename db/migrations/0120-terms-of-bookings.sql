-- What a buyer was promised is stored with what was sold, so that a setting or an offer changes only what is sold after it.

alter table offers
  -- Share of the price that a session costs when it is cancelled late or missed and was not paid beforehand; 0: nothing.
  add column late_fee_percent int not null default 0 check (late_fee_percent between 0 and 100),
  add column no_show_fee_percent int not null default 0 check (no_show_fee_percent between 0 and 100);

alter table bookings
  add column max_reschedules int check (max_reschedules between 0 and 20),
  add column late_fee_percent int check (late_fee_percent between 0 and 100),
  add column no_show_fee_percent int check (no_show_fee_percent between 0 and 100),
  -- {"DKK":195000}: including VAT, in every currency it was offered in; empty: free
  add column prices jsonb check (jsonb_typeof(prices) = 'object'),
  add column terms_version text;

create function terms_of_booking(booking bookings, at timestamptz) returns bookings language plpgsql stable as $$
declare
  offer offers;
  rules jsonb;
begin
  select * into offer from offers
    where offers.id = booking.course_id
      or (booking.course_id = 'private-coaching' and offers.kind = 'session' and not offers.is_own)
    order by offers.sort, offers.id limit 1;
  select value into rules from settings where key = 'booking';
  booking.notice_hours :=
    coalesce(booking.notice_hours, offer.notice_hours, (rules->>'rescheduleNoticeHours')::int, 24);
  booking.max_reschedules := coalesce(booking.max_reschedules, (rules->>'maxReschedules')::int, 3);
  booking.late_fee_percent := coalesce(booking.late_fee_percent, offer.late_fee_percent, 0);
  booking.no_show_fee_percent := coalesce(booking.no_show_fee_percent, offer.no_show_fee_percent, 0);
  booking.prices := coalesce(booking.prices, (
    select jsonb_object_agg(currency, amount_minor) filter (where amount_minor is not null) from (
      select distinct on (currency) currency, amount_minor from prices
        where offer_id = offer.id and valid_from <= at order by currency, valid_from desc, id desc
    ) as listed
  ), '{}');
  booking.terms_version := coalesce(booking.terms_version, (
    select document.language || '-' || document.version from content_documents as document
      where key = 'terms-of-service' order by document.language = booking.language desc limit 1
  ), 'none');
  return booking;
end $$;

-- Every booking is written with its terms, also by the release before and by hold_slot_in_networks.
create or replace function keep_notice_of_booking() returns trigger language plpgsql as $$
begin
  return terms_of_booking(new, coalesce((select changed_at from claims where id = new.claim_id), now()));
end $$;

-- Of earlier bookings: what the confirmation says where it is kept, else the kinder of the setting and the default.
-- A rescheduled booking has another claim than its confirmation, which was written when it was confirmed.
with confirmation as materialized (
  select substr(dedupe_key, length(kind) + 2, 36) as claim_id, recipient, created_at,
      substring(body from '(\d{1,3}) (?:hours|timer) (?:before|før)')::int as hours
    from emails where kind = 'booking-confirmed' and body is not null
), rules as (
  select least(24, (select (value->>'rescheduleNoticeHours')::int from settings where key = 'booking')) as hours
)
update bookings set notice_hours = coalesce((
    select min(confirmation.hours) from confirmation
      where confirmation.claim_id = bookings.claim_id::text
        or (confirmation.recipient = bookings.email
          and confirmation.created_at between confirmed_at - interval '1 minute' and confirmed_at + interval '1 minute')
  ), rules.hours)
  from rules where notice_hours is null;
update bookings set max_reschedules =
  greatest(3, coalesce((select (value->>'maxReschedules')::int from settings where key = 'booking'), 3));
update bookings set terms_version = orders.terms_version from orders where orders.id = bookings.order_id;
update bookings set terms_version = (
    select terms_texts.version from terms_texts where in_force_from <= bookings.created_at
      order by terms_texts.language = bookings.language desc, in_force_from desc limit 1
  )
  where terms_version is null;
update bookings set late_fee_percent = 0, no_show_fee_percent = 0,
    terms_version = filled.terms_version, prices = filled.prices || coalesce((
      select jsonb_object_agg(orders.currency, line.unit_minor) from orders
        join order_lines as line on line.order_id = orders.id and line.position = 0
        where orders.id = bookings.order_id
    ), '{}')
  from bookings as former, lateral terms_of_booking(former, former.created_at) as filled
  where former.id = bookings.id;

alter table bookings
  alter column notice_hours set not null,
  alter column max_reschedules set not null,
  alter column late_fee_percent set not null,
  alter column no_show_fee_percent set not null,
  alter column prices set not null,
  alter column terms_version set not null;

-- Of credits and gift cards, from the payment on; null: no end.
alter table order_lines add column valid_months int check (valid_months > 0);
update order_lines set valid_months = offers.credit_valid_months from offers where offers.id = order_lines.offer_id;
create function keep_validity_of_line() returns trigger language plpgsql as $$
begin
  new.valid_months := coalesce(new.valid_months, (select credit_valid_months from offers where id = new.offer_id));
  return new;
end $$;
create trigger order_lines_keep_validity before insert on order_lines
  for each row execute function keep_validity_of_line();

-- How long a free place is kept for the person who joins.
alter table waiting_list_entries add column offer_hours int check (offer_hours between 1 and 336);
update waiting_list_entries set offer_hours =
  greatest(24, coalesce((select (value->>'seatOfferHours')::int from settings where key = 'booking'), 24));
create function keep_terms_of_entry() returns trigger language plpgsql as $$
begin
  new.offer_hours := coalesce(new.offer_hours,
    (select (value->>'seatOfferHours')::int from settings where key = 'booking'), 24);
  return new;
end $$;
create trigger waiting_list_entries_keep_terms before insert on waiting_list_entries
  for each row execute function keep_terms_of_entry();
alter table waiting_list_entries alter column offer_hours set not null;
