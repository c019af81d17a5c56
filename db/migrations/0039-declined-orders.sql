-- When the owner declined: the email about the cancelled authorisation depends on it.
alter table orders add column declined_at timestamptz;
update orders set declined_at = declined.at
  from (
    select subject, min(at) as at from audit_log where action = 'order.declined' group by subject
  ) as declined
  where declined.subject = 'order:' || orders.id;
