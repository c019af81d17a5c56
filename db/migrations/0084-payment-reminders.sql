-- Reminders of unpaid orders and payment links: each step is sent once.

create table payment_reminders (
  id bigint generated always as identity primary key,
  -- a copy of a lapsed order takes its place
  order_id uuid references orders (id),
  booking_id uuid references bookings (id),
  -- null: sent by hand
  step smallint check (step in (1, 2)),
  sent_at timestamptz not null,
  check (num_nonnulls(order_id, booking_id) = 1)
);
create unique index payment_reminders_of_order on payment_reminders (order_id, step) where order_id is not null;
create unique index payment_reminders_of_booking on payment_reminders (booking_id, step) where booking_id is not null;
