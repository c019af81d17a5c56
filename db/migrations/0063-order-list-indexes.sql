-- Counts of the orders by status, and orders of an amount, without reading all orders.

create index orders_by_total on orders (total_minor, created_at, id);
create index orders_refunded_in_full on orders (created_at, id)
  where state = 'refunded' and refunded_minor >= total_minor;
create index orders_refunded_in_part on orders (created_at, id)
  where state = 'refunded' and refunded_minor < total_minor;
create index payments_not_charged on payments (state, order_id) where state in ('abandoned', 'voided');
create index instalments_not_paid on instalments (state, order_id) where state in ('due', 'failed', 'written-off');
