-- Which booking an order pays for. A booking knows only its latest order; money that comes late on an earlier one must
-- still find its hour.
alter table orders add column booking_id uuid references bookings (id);
update orders set booking_id = bookings.id from bookings where bookings.order_id = orders.id;
create index orders_by_booking on orders (booking_id);
