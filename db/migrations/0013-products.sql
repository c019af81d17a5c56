-- The shop: what a product is called and looks like, which catalogue entries are its sizes, and what the printer was
-- asked to make. Price, stock and VAT stay with the catalogue entry; a product is the page around them.

create table products (
  -- its address: /shop/<id>
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  category text not null check (category in ('music-equipment', 'clothing-merchandise')),
  -- stock: sent by the owner from the shelf; print: made on order
  fulfilment text not null check (fulfilment in ('stock', 'print')),
  name_en text not null,
  name_da text not null,
  description_en text not null default '',
  description_da text not null default '',
  -- one line each: 'Label: value'
  facts_en text not null default '',
  facts_da text not null default '',
  -- the print-on-demand provider's id of the whole product
  printful_product_id text unique,
  -- a picture's address given over the wire that is not ours: kept, never shown
  image_url text,
  is_published boolean not null default true,
  is_sample boolean not null default false,
  sort int not null default 0,
  synced_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- Each size or colour is a catalogue entry of its own, so that prices, stock and cart lines need only its id. A product
-- without sizes has one variant, and its entry has the product's id.
create table product_variants (
  offer_id text primary key references offers (id),
  product_id text not null references products (id),
  label_en text not null default '',
  label_da text not null default '',
  -- the provider's id of this product in this size with its print, and of the blank garment under it
  printful_variant_id text unique,
  printful_catalog_id text,
  -- false: no longer made, or ignored at the printer; kept because orders name it
  is_offered boolean not null default true,
  position int not null default 0
);
create index product_variants_of_product on product_variants (product_id, position);

create table product_pictures (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products (id),
  position int not null default 0,
  -- a plate that is printed with the site (app/pictures)
  plate text,
  -- an upload, stored as pictures/<id>/<width>.avif and .webp; its own size in pixels
  widths int[],
  width int,
  height int,
  -- a tiny WebP as a data address, shown until the picture is there
  placeholder text check (length(placeholder) <= 400),
  alt_en text not null default '',
  alt_da text not null default '',
  created_at timestamptz not null default now(),
  check ((plate is null) = (widths is not null)),
  check ((widths is null) = (width is null) and (width is null) = (height is null))
);
create index product_pictures_of_product on product_pictures (product_id, position);

-- Pages say whether a thing can be had, never how many there are. Whoever takes the last piece, or gives one back, drops
-- them in every process: said here, because many ways lead to a piece changing hands and none may forget it.
create function tell_stock_news() returns trigger language plpgsql as $$
declare
  entry text := coalesce(new.offer_id, old.offer_id);
begin
  if entry is null then return null; end if;
  if (tg_op <> 'DELETE' and new.state = 'free')
    or not exists (select 1 from units where offer_id = entry and state = 'free') then
    perform pg_notify('content', 'stock');
  end if;
  return null;
end $$;
create trigger units_stock_news after insert or update of state or delete on units
  for each row execute function tell_stock_news();

-- ── Print orders ───────────────────────────────────────────────────────────────────────────────────────────

-- What is made on order of one paid order. No personal data: address and e-mail stay with the order.
create table print_orders (
  order_id uuid primary key references orders (id),
  -- due: captured, not with the printer yet; by-hand: no printer connected, the owner sends it
  state text not null check (state in ('due', 'by-hand', 'placed', 'held', 'failed', 'part-shipped', 'shipped', 'returned', 'cancelled')),
  printer_order_id text unique,
  attempts int not null default 0,
  -- the printer's own words for what is wrong; never an address
  last_error text,
  created_at timestamptz not null,
  placed_at timestamptz,
  changed_at timestamptz not null
);
create index print_orders_under_way on print_orders (changed_at)
  where state in ('due', 'placed', 'held', 'failed', 'part-shipped');

-- A set: the printer names a shipment as often as it likes. Kept as long as the order (its buyer's claims run for years).
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

-- Events of the printer, each once, and only which order they are about. Can be deleted once handled.
create table print_events (
  event_id text primary key,
  kind text not null,
  order_id uuid,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index print_events_waiting on print_events (received_at) where handled_at is null;
