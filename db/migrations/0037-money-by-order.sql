-- An order's status is read from its payments and refunds, in lists of many orders.
create index payments_by_order on payments (order_id);
create index refunds_by_order on refunds (order_id);

-- Money taken at the lesson, past every provider: how it was paid.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider in ('stripe', 'test', 'manual'));
alter table payments add column method text
  check (method in ('cash', 'mobilepay', 'card-terminal', 'bank-transfer'));
alter table payments add constraint payments_method_of_manual check ((provider = 'manual') = (method is not null));
