-- Products, their dispatch, and print on demand. Price, stock and VAT belong to the offer of each variant.

create table products (
  -- /shop/<id>
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  category text not null check (category in ('music-equipment', 'clothing-merchandise')),
  fulfilment text not null check (fulfilment in ('stock', 'print')),
  name_en text not null,
  name_da text not null,
  description_en text not null default '',
  description_da text not null default '',
  -- one per line: 'Label: value'
  facts_en text not null default '',
  facts_da text not null default '',
  printful_product_id text unique,
  -- an external URL given through the API: stored, never shown
  image_url text,
  is_published boolean not null default true,
  is_sample boolean not null default false,
  sort int not null default 0,
  synced_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index products_by_name_en on products (by_name(name_en) collate "C", id);
create index products_by_name_da on products (by_name(name_da) collate "C", id);
create index products_in_order on products (sort, id);
create index products_in_order_of_category on products (category, sort, id);
create index products_in_order_of_state on products (is_published, sort, id);
create index products_search on products using gin (search_words(name_en || ' ' || name_da));

-- One offer per size or colour; a product without variants has one, whose offer has the product's id.
create table product_variants (
  offer_id text primary key references offers (id),
  product_id text not null references products (id),
  label_en text not null default '',
  label_da text not null default '',
  printful_variant_id text unique,
  -- the blank garment
  printful_catalog_id text,
  -- discontinued variants stay: orders refer to them
  is_offered boolean not null default true,
  position int not null default 0
);
create index product_variants_of_product on product_variants (product_id, position);

create table product_pictures (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products (id),
  position int not null default 0,
  -- a built-in picture (app/pictures), or an upload: pictures/<id>/<width>.avif and .webp
  plate text,
  widths int[],
  width int,
  height int,
  -- data URL of a tiny WebP
  placeholder text check (length(placeholder) <= 400),
  alt_en text not null default '',
  alt_da text not null default '',
  created_at timestamptz not null default now(),
  check ((plate is null) = (widths is not null)),
  check ((widths is null) = (width is null) and (width is null) = (height is null))
);
create index product_pictures_of_product on product_pictures (product_id, position);

-- Parcels. requested: not captured yet; sent: captured; cancelled: cancelled before capture.
create table dispatches (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  state text not null check (state in ('requested', 'sent', 'cancelled')),
  -- to capture; 0: captured earlier
  amount_minor int not null check (amount_minor >= 0),
  -- [{"position":0,"quantity":2}]
  pieces jsonb not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index dispatches_by_order on dispatches (order_id);
create index dispatches_requested on dispatches (created_at) where state = 'requested';

-- ── Print on demand ────────────────────────────────────────────────────────────────────────────────────────

-- No personal data: address and email belong to the order.
create table print_orders (
  order_id uuid primary key references orders (id),
  -- due: captured, not submitted yet; by-hand: no provider connected
  state text not null check (state in ('due', 'by-hand', 'placed', 'held', 'failed', 'part-shipped', 'shipped', 'returned', 'cancelled')),
  printer_order_id text unique,
  attempts int not null default 0,
  -- as reported by the provider; never an address
  last_error text,
  created_at timestamptz not null,
  placed_at timestamptz,
  changed_at timestamptz not null
);
create index print_orders_under_way on print_orders (changed_at)
  where state in ('due', 'placed', 'held', 'failed', 'part-shipped');

-- Kept as long as the order.
create table print_shipments (
  order_id uuid not null references print_orders (order_id),
  shipment_id text not null,
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text,
  shipped_at timestamptz not null,
  returned_at timestamptz,
  primary key (order_id, shipment_id)
);

create table print_events (
  event_id text primary key,
  kind text not null,
  order_id uuid,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index print_events_waiting on print_events (received_at) where handled_at is null;
