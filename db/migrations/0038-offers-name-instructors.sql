-- Offers name who teaches, and a claim carries the first of them.

create table offer_instructors (
  offer_id text not null references offers (id) on delete cascade,
  instructor_id int not null references instructors (id),
  -- the first one teaches the booked sessions
  place int not null,
  primary key (offer_id, instructor_id)
);
create index offer_instructors_by_person on offer_instructors (instructor_id);

-- All share the studio's one calendar: a claim excludes every other, whoever it is for.
alter table claims drop constraint claims_no_overlap;
alter table claims add constraint claims_no_overlap exclude using gist (claimed with &&)
  where (state in ('held', 'expiring', 'booked', 'blocked'));
create index claims_by_instructor on claims (coach_id, slot_start) where coach_id <> 1;

-- As before, with the person that the claim is for. A process of the earlier version omits the argument.
drop function hold_slot(timestamptz, timestamptz, tstzrange, timestamptz, timestamptz, timestamptz, text, text, text,
  text, text, text, text, text, text, text, int, int, text, int, bigint, bigint);
create function hold_slot(
  slot_start timestamptz, slot_end timestamptz, claimed tstzrange,
  moment timestamptz, overdue timestamptz, expires_at timestamptz,
  holder_hash text, address_hash text, email_key text,
  name text, email text, course_id text, course_name text, language text, time_zone text, place text,
  holds_per_email int, holds_per_address int,
  rate_key text, rate_points int, rate_moment bigint, rate_expire bigint, coach_id int default 1,
  out outcome text, out id uuid, out overdue_claims uuid[], out retry_at bigint
) language plpgsql volatile as $$
#variable_conflict use_column
declare
  own record;
  claim uuid;
begin
  -- Network before email, as everywhere: the counts below hold until commit.
  perform pg_advisory_xact_lock(hashtextextended('a:' || coalesce(hold_slot.address_hash, ''), 1)),
    pg_advisory_xact_lock(hashtextextended('e:' || hold_slot.email_key, 1));

  select expire into retry_at from rate_limits
    where key = hold_slot.rate_key and expire > hold_slot.rate_moment and points >= hold_slot.rate_points;
  if found then
    outcome := 'too-often';
    return;
  end if;

  select
      min(booking.id::text) filter (where mine and not ended)::uuid as booking_id,
      min(lower(booking.email)) filter (where mine and not ended) as email_key,
      min(booking.claim_id::text) filter (where mine and ended)::uuid as ended_claim,
      count(*) filter (where lower(booking.email) = hold_slot.email_key and not (mine and ended)) as of_email,
      count(*) filter (where booking.address_hash = hold_slot.address_hash and not (mine and ended)) as of_address
    into own
    from claims as held
      join bookings as booking on booking.claim_id = held.id,
      lateral (select held.expires_at <= hold_slot.moment as ended,
        coalesce(booking.holder_hash = hold_slot.holder_hash and held.kind = 'session' and held.state = 'held'
          and held.slot_start = hold_slot.slot_start, false) as mine) as facts
    where held.state in ('held', 'expiring') and (held.state = 'expiring' or held.expires_at > hold_slot.overdue)
      and (lower(booking.email) = hold_slot.email_key or booking.address_hash = hold_slot.address_hash
        or booking.holder_hash = hold_slot.holder_hash);

  if own.booking_id is not null then
    if own.email_key <> hold_slot.email_key and own.of_email >= hold_slot.holds_per_email then
      outcome := 'too-many-for-email';
      return;
    end if;
    update bookings set name = hold_slot.name, email = hold_slot.email,
      time_zone = hold_slot.time_zone, place = hold_slot.place
      where id = own.booking_id;
    outcome := 'own';
    id := own.booking_id;
    return;
  elsif own.of_email >= hold_slot.holds_per_email then
    outcome := 'too-many-for-email';
    return;
  elsif own.of_address >= hold_slot.holds_per_address then
    outcome := 'too-many-for-address';
    return;
  end if;

  for attempt in 1..2 loop
    insert into claims (coach_id, kind, state, slot_start, slot_end, claimed, expires_at, changed_at)
      values (hold_slot.coach_id, 'session', 'held', hold_slot.slot_start, hold_slot.slot_end, hold_slot.claimed, hold_slot.expires_at,
        hold_slot.moment)
      on conflict do nothing returning id into claim;
    exit when found;
    -- Only claims in the way can be overdue here. The constraint cannot read the clock, so they are ended first.
    select array_agg(late.id order by late.id) into overdue_claims from (
      select id from claims
        where state = 'held' and (expires_at <= hold_slot.overdue or id = own.ended_claim)
          and claimed && hold_slot.claimed
        order by id for update
    ) as late;
    -- With an order the payment decides, and the owner is notified about a payment link: the domain ends these.
    perform from bookings where claim_id = any (overdue_claims) and (order_id is not null or by_link);
    if found then
      outcome := 'overdue';
      return;
    end if;
    exit when overdue_claims is null;
    update claims set state = 'released', changed_at = hold_slot.moment where id = any (overdue_claims);
  end loop;
  if claim is null then
    outcome := 'taken';
    return;
  end if;

  insert into bookings (claim_id, name, email, course_id, course_name, language, time_zone, place, holder_hash,
      address_hash)
    values (claim, hold_slot.name, hold_slot.email, hold_slot.course_id, hold_slot.course_name, hold_slot.language,
      hold_slot.time_zone, hold_slot.place, hold_slot.holder_hash, hold_slot.address_hash)
    returning id into id;
  insert into rate_limits as rate values (hold_slot.rate_key, 1, hold_slot.rate_expire)
    on conflict (key) do update set
      points = case when rate.expire <= hold_slot.rate_moment then 1 else rate.points + 1 end,
      expire = case when rate.expire <= hold_slot.rate_moment then excluded.expire else rate.expire end;
  outcome := 'held';
end $$;
