-- Who a purchase belonged to before its email address was corrected, so that the former address can take it back.
create table email_corrections (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders (id),
  former_email text not null,
  corrected_at timestamptz not null
);
-- After taking back, emails about the order are sent once more.
alter table orders add column email_restored_at timestamptz;
