-- Whose network address reserved seats and stock, as a keyed hash: unpaid reservations are limited per address.
alter table orders add column address_hash text;
create index orders_open_by_address on orders (address_hash) where state = 'open';
