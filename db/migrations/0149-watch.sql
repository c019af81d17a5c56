-- Notifications about emails that cannot be sent, and what the watch reads every minute.

alter table push_messages drop constraint push_messages_kind_check;
alter table push_messages add constraint push_messages_kind_check
  check (kind in ('booking', 'cancellation', 'order', 'application', 'message', 'payment', 'email', 'test'));

create index payments_newest on payments (created_at);
create index payment_events_received on payment_events (received_at);
