-- Packs of sessions, gift cards and discount codes, in the one ledger.

alter table offers drop constraint offers_grants_check;
alter table offers add constraint offers_grants_check check (
  grants in ('seat', 'credit', 'enrolment', 'gift-card', 'order', 'nothing')
);
-- of a pack; null: one
alter table offers add column sessions int check (sessions between 2 and 50);
alter table offers add constraint offers_sessions_of_pack check (kind = 'pack' or sessions is null);
-- The checkout page asks for the recipient.
alter table offers add constraint offers_gift_card check (
  kind <> 'gift-card'
  or (needs_checkout_page and capture = 'now' and instalments = 1 and coalesce(credit_valid_months, 36) >= 36)
);

-- ── Discount codes ─────────────────────────────────────────────────────────────────────────────────────────

create table discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,18}$'),
  percent int check (percent between 1 and 100),
  amount_minor int check (amount_minor > 0),
  currency text check (currency in ('DKK', 'EUR', 'USD')),
  valid_from timestamptz not null,
  valid_until timestamptz,
  -- null: unlimited
  max_uses int check (max_uses > 0),
  max_uses_per_person int check (max_uses_per_person > 0),
  -- empty: everything except gift cards
  offer_ids text[] not null default '{}',
  paused_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  constraint discount_codes_value check (
    num_nonnulls(percent, amount_minor) = 1 and (amount_minor is null) = (currency is null)
  ),
  constraint discount_codes_period check (valid_until > valid_from)
);
create index discount_codes_newest on discount_codes (created_at, id);

-- ── The ledger ─────────────────────────────────────────────────────────────────────────────────────────────

alter table entitlements drop constraint entitlements_kind_check;
alter table entitlements add constraint entitlements_kind_check check (
  kind in ('credit', 'seat', 'enrolment', 'gift-card')
);
-- of a gift card, whose balance is an amount in minor units; the others are counted in pieces
alter table entitlements add column currency text check (currency in ('DKK', 'EUR', 'USD'));
alter table entitlements add constraint entitlements_currency_of_gift_card check (
  (kind = 'gift-card') = (currency is not null)
);
alter table entitlements add column expiry_notified_at timestamptz;
create index entitlements_expiring on entitlements (valid_until) where valid_until is not null;

alter table ledger_entries alter column entitlement_id drop not null;
alter table ledger_entries add column code_id uuid references discount_codes (id);
-- spent on; released: the order was not paid
alter table ledger_entries add column order_id uuid references orders (id);
alter table ledger_entries add constraint ledger_entries_of_one check (num_nonnulls(entitlement_id, code_id) = 1);
alter table ledger_entries drop constraint ledger_entries_reason_check;
alter table ledger_entries add constraint ledger_entries_reason_check check (
  reason in ('granted', 'spent', 'released', 'returned', 'expired', 'revoked')
);
alter table ledger_entries add constraint ledger_entries_sign check (
  (delta > 0) = (reason in ('granted', 'released', 'returned'))
);
create index ledger_by_code on ledger_entries (code_id) where code_id is not null;
create index ledger_by_order on ledger_entries (order_id) where order_id is not null;
-- A booking and a refund give back once.
create unique index ledger_returned_once_per_booking on ledger_entries (booking_id) where reason = 'returned';
create unique index ledger_returned_once_per_refund on ledger_entries (refund_id) where reason = 'returned';
create unique index ledger_released_once on ledger_entries (order_id, coalesce(entitlement_id, code_id))
  where reason = 'released';

-- No balance below zero and none above what was granted; no code beyond its limits. The row lock keeps the sum
-- constant until commit.
create function check_ledger_entry() returns trigger language plpgsql as $$
declare
  balance bigint;
  granted bigint;
  code discount_codes;
  person text;
begin
  if new.entitlement_id is not null then
    if new.delta < 0 then
      perform from entitlements where id = new.entitlement_id for no key update;
    end if;
    select coalesce(sum(delta), 0) + new.delta, coalesce(sum(delta) filter (where reason = 'granted'), 0)
      into balance, granted from ledger_entries where entitlement_id = new.entitlement_id;
    if new.reason = 'granted' then granted := granted + new.delta; end if;
    if balance < 0 or balance > granted then
      raise exception 'balance % of entitlement % is not between 0 and %', balance, new.entitlement_id, granted
        using errcode = '23514', constraint = 'ledger_entries_balance';
    end if;
    return new;
  end if;
  if new.delta > 0 then return new; end if;
  select * into code from discount_codes where id = new.code_id for no key update;
  select -coalesce(sum(delta), 0) - new.delta into balance from ledger_entries where code_id = new.code_id;
  if balance > code.max_uses then
    raise exception 'code % is used up', code.id using errcode = '23514', constraint = 'ledger_entries_code_limit';
  end if;
  select lower(email) into person from orders where id = new.order_id;
  select -coalesce(sum(delta), 0) - new.delta into balance
    from ledger_entries join orders on orders.id = ledger_entries.order_id
    where code_id = new.code_id and lower(orders.email) = person and person <> '';
  if balance > code.max_uses_per_person then
    raise exception 'code % is used up by this person', code.id
      using errcode = '23514', constraint = 'ledger_entries_person_limit';
  end if;
  return new;
end $$;
create trigger ledger_check before insert on ledger_entries for each row execute function check_ledger_entry();

-- ── Orders and payments ────────────────────────────────────────────────────────────────────────────────────

alter table orders add column discount_code_id uuid references discount_codes (id);
alter table orders add column gift_card_id uuid references entitlements (id);
-- the part of the total that the gift card pays
alter table orders add column gift_card_minor int not null default 0;
alter table orders add constraint orders_gift_card check (
  (gift_card_id is null) = (gift_card_minor = 0) and gift_card_minor between 0 and total_minor
);
create index orders_by_discount_code on orders (discount_code_id) where discount_code_id is not null;
create index orders_by_gift_card on orders (gift_card_id) where gift_card_id is not null;

-- An order that ends unpaid releases what it held, in every path.
create function release_vouchers() returns trigger language plpgsql as $$
begin
  insert into ledger_entries (entitlement_id, code_id, order_id, delta, reason, at)
    select entitlement_id, code_id, new.id, -sum(delta), 'released', coalesce(new.settled_at, now())
    from ledger_entries where order_id = new.id
    group by entitlement_id, code_id having sum(delta) < 0;
  return null;
end $$;
create trigger orders_release_vouchers after update of state on orders
  for each row when (old.state in ('open', 'authorised') and new.state in ('lapsed', 'voided'))
  execute function release_vouchers();

alter table order_lines add column discount_minor int not null default 0;
alter table order_lines add constraint order_lines_discount check (discount_minor between 0 and unit_minor * quantity);
-- of a pack, as sold
alter table order_lines add column sessions int;
-- voucher: a gift card for several rates, taxed when redeemed (directive 2016/1065)
alter table order_lines drop constraint order_lines_vat_class_check;
alter table order_lines add constraint order_lines_vat_class_check check (vat_class in ('standard', 'exempt', 'voucher'));

-- gift-card: its part of a paid order. none: nothing was left to pay.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (
  provider in ('stripe', 'test', 'manual', 'gift-card', 'none')
);
drop index payments_one_live;
create unique index payments_one_live on payments (order_id, coalesce(instalment, 1))
  where state in ('creating', 'open', 'authorised', 'captured') and provider <> 'gift-card';
create unique index payments_one_gift_card on payments (order_id) where provider = 'gift-card';

-- ── Gift cards ─────────────────────────────────────────────────────────────────────────────────────────────

-- Personal data of buyer and recipient. Kept as long as the order.
create table gift_cards (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders (id),
  -- null: not paid
  entitlement_id uuid unique references entitlements (id),
  -- null: not delivered
  code_hash text unique,
  -- empty: the buyer
  recipient_name text not null default '' check (char_length(recipient_name) <= 200),
  recipient_email text not null default '',
  message text not null default '' check (char_length(message) <= 500),
  -- taxed when sold: it buys things of one rate only
  is_single_purpose boolean not null,
  deliver_at timestamptz not null,
  delivered_at timestamptz,
  created_at timestamptz not null
);
create index gift_cards_by_recipient on gift_cards (lower(recipient_email)) where recipient_email <> '';
create index gift_cards_to_deliver on gift_cards (deliver_at) where delivered_at is null;
create index gift_cards_newest on gift_cards (created_at, id);
