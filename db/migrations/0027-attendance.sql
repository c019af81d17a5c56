-- Attendance of classes, workshops and programmes, day by day.

-- Personal data, kept as long as the order. One row per participant and day.
create table attendances (
  date_id uuid not null references dates (id) on delete cascade,
  day date not null,
  order_id uuid not null references orders (id) on delete cascade,
  is_present boolean not null,
  marked_at timestamptz not null,
  primary key (date_id, day, order_id)
);
create index attendances_by_order on attendances (order_id);
