-- One customer may have an IPv6 /56 or /48. Beside its /64 (address_hash) a row names the larger networks, which may
-- hold more: `factors` says how many times as much.

alter table bookings add column wider_networks text[] not null default '{}';
alter table orders add column wider_networks text[] not null default '{}';
create index orders_open_by_wider_network on orders using gin (wider_networks) where state = 'open';

-- As hold_slot, with all networks of the visitor, smallest first. Processes of the earlier version use hold_slot.
create function hold_slot_in_networks(
  slot_start timestamptz, slot_end timestamptz, claimed tstzrange,
  moment timestamptz, overdue timestamptz, expires_at timestamptz,
  holder_hash text, networks text[], factors int[], email_key text,
  name text, email text, course_id text, course_name text, language text, time_zone text, place text,
  holds_per_email int, holds_per_address int,
  rate_keys text[], rate_points int[], rate_moment bigint, rate_expire bigint, coach_id int,
  out outcome text, out id uuid, out overdue_claims uuid[], out retry_at bigint
) language plpgsql volatile as $$
#variable_conflict use_column
declare
  own record;
  claim uuid;
begin
  -- Network before email, as everywhere: the counts below hold until commit. The largest network includes the others.
  perform pg_advisory_xact_lock(
      hashtextextended('a:' || coalesce(hold_slot_in_networks.networks[cardinality(networks)], ''), 1)),
    pg_advisory_xact_lock(hashtextextended('e:' || hold_slot_in_networks.email_key, 1));

  select max(rate.expire) into retry_at
    from unnest(rate_keys, rate_points) as allowed (rate_key, most)
      join rate_limits as rate on rate.key = allowed.rate_key
    where rate.expire > rate_moment and rate.points >= allowed.most;
  if retry_at is not null then
    outcome := 'too-often';
    return;
  end if;

  select
      min(booking.id::text) filter (where mine and not ended)::uuid as booking_id,
      min(lower(booking.email)) filter (where mine and not ended) as email_key,
      min(booking.claim_id::text) filter (where mine and ended)::uuid as ended_claim,
      count(*) filter (where lower(booking.email) = hold_slot_in_networks.email_key and not (mine and ended))
        as of_email
    into own
    from claims as held
      join bookings as booking on booking.claim_id = held.id,
      lateral (select held.expires_at <= hold_slot_in_networks.moment as ended,
        coalesce(booking.holder_hash = hold_slot_in_networks.holder_hash and held.kind = 'session'
          and held.state = 'held' and held.slot_start = hold_slot_in_networks.slot_start, false) as mine) as facts
    where held.state in ('held', 'expiring')
      and (held.state = 'expiring' or held.expires_at > hold_slot_in_networks.overdue)
      and (lower(booking.email) = hold_slot_in_networks.email_key
        or booking.holder_hash = hold_slot_in_networks.holder_hash);

  if own.booking_id is not null then
    if own.email_key <> hold_slot_in_networks.email_key and own.of_email >= holds_per_email then
      outcome := 'too-many-for-email';
      return;
    end if;
    update bookings set name = hold_slot_in_networks.name, email = hold_slot_in_networks.email,
      time_zone = hold_slot_in_networks.time_zone, place = hold_slot_in_networks.place
      where id = own.booking_id;
    outcome := 'own';
    id := own.booking_id;
    return;
  elsif own.of_email >= holds_per_email then
    outcome := 'too-many-for-email';
    return;
  elsif unpaid_holds_of_networks(networks, factors, overdue, own.ended_claim) >= holds_per_address then
    outcome := 'too-many-for-address';
    return;
  end if;

  for attempt in 1..2 loop
    insert into claims (coach_id, kind, state, slot_start, slot_end, claimed, expires_at, changed_at)
      values (hold_slot_in_networks.coach_id, 'session', 'held', hold_slot_in_networks.slot_start,
        hold_slot_in_networks.slot_end, hold_slot_in_networks.claimed, hold_slot_in_networks.expires_at, moment)
      on conflict do nothing returning id into claim;
    exit when found;
    -- Only claims in the way can be overdue here. The constraint cannot read the clock, so they are ended first.
    select array_agg(late.id order by late.id) into overdue_claims from (
      select id from claims
        where state = 'held' and (expires_at <= overdue or id = own.ended_claim)
          and claimed && hold_slot_in_networks.claimed
        order by id for update
    ) as late;
    -- With an order the payment decides, and the owner is notified about a payment link: the domain ends these.
    perform from bookings where claim_id = any (overdue_claims) and (order_id is not null or by_link);
    if found then
      outcome := 'overdue';
      return;
    end if;
    exit when overdue_claims is null;
    update claims set state = 'released', changed_at = moment where id = any (overdue_claims);
  end loop;
  if claim is null then
    outcome := 'taken';
    return;
  end if;

  insert into bookings (claim_id, name, email, course_id, course_name, language, time_zone, place, holder_hash,
      address_hash, wider_networks)
    values (claim, hold_slot_in_networks.name, hold_slot_in_networks.email, hold_slot_in_networks.course_id,
      hold_slot_in_networks.course_name, hold_slot_in_networks.language, hold_slot_in_networks.time_zone,
      hold_slot_in_networks.place, hold_slot_in_networks.holder_hash, networks[1], networks[2:])
    returning id into id;
  insert into rate_limits as rate select rate_key, 1, rate_expire from unnest(rate_keys) as counted (rate_key)
    on conflict (key) do update set
      points = case when rate.expire <= rate_moment then 1 else rate.points + 1 end,
      expire = case when rate.expire <= rate_moment then excluded.expire else rate.expire end;
  outcome := 'held';
end $$;

-- Of the fullest network, divided by its factor. Includes unconfirmed consultations.
create function unpaid_holds_of_networks(
  networks text[], factors int[], overdue timestamptz, except_claim uuid
) returns int language sql stable as $$
  with unpaid as materialized (
    select booking.address_hash, booking.wider_networks
      from claims as held join bookings as booking on booking.claim_id = held.id
      where (held.state = 'expiring' or (held.state = 'held' and held.expires_at > overdue))
        and held.id is distinct from except_claim
  )
  select coalesce(max(counted.holds / counted.factor), 0)::int from (
    select network.factor, count(*) as holds
      from unnest(networks, factors) as network (hash, factor)
        join unpaid on network.hash = any (unpaid.address_hash || unpaid.wider_networks)
      group by network.hash, network.factor
  ) as counted
$$;
