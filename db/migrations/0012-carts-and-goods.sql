-- Carts, orders of several things that are sent to somebody, and what is sent when.

-- The delivery of a parcel is a line of its order, with its own VAT: sums, receipts and refunds stay what they are.
alter table offers drop constraint offers_kind_check;
alter table offers add constraint offers_kind_check check (
  kind in ('programme', 'session', 'workshop', 'studio-day', 'group-class', 'course', 'goods', 'print-goods', 'test', 'shipping')
);
insert into offers (id, kind, grants, capture, vat_class, withdrawal_regime, sort)
  values ('shipping', 'shipping', 'nothing', 'now', 'standard', 'goods', 9999);

-- What has a checkout page of its own can be bought.
update offers set is_buyable = true where needs_checkout_page or id = 'beginner-vocals';

-- A cart is found by a secret of its browser and holds nothing about a person; unchanged for 30 days it is deleted.
create table carts (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index carts_by_change on carts (changed_at);

create table cart_lines (
  cart_id uuid not null references carts (id) on delete cascade,
  offer_id text not null references offers (id),
  quantity int not null check (quantity between 1 and 20),
  added_at timestamptz not null default now(),
  primary key (cart_id, offer_id)
);

alter table orders
  -- {"name","street","postcode","city","country","phone"}: personal; kept as long as the receipt must be (bogføringsloven)
  add column ships_to jsonb,
  add column cart_id uuid references carts (id) on delete set null,
  -- one checkout page, and a digest of what was ordered on it: pressing twice is one order
  add column checkout_key text,
  add column checkout_digest text,
  -- an order that waits for its buyer's click (the rest of a part sent, goods not sent in time): until when
  add column pay_until timestamptz;
create index orders_by_checkout on orders (checkout_key) where checkout_key is not null;
create index orders_by_cart on orders (cart_id) where cart_id is not null;
create index orders_by_replaced on orders (replaces_order_id) where replaces_order_id is not null;
create index orders_waiting on orders (pay_until) where pay_until is not null;

-- A parcel. asked: the owner (or the printer) says so, its money is not taken yet; sent: taken; dropped: never was.
create table dispatches (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  state text not null check (state in ('asked', 'sent', 'dropped')),
  -- what is captured for it; 0 where the money was taken before
  amount_minor int not null check (amount_minor >= 0),
  -- [{"position":0,"quantity":2}], lines of the order as they were when it was asked for
  pieces jsonb not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index dispatches_by_order on dispatches (order_id);
create index dispatches_asked on dispatches (created_at) where state = 'asked';
