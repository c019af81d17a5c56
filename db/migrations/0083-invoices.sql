-- Invoices with a due date. Each is about one order: what pays the order pays the invoice.

-- Gapless numbers of a series of their own: one row, locked by the transaction that issues.
create table invoice_counter (id int primary key check (id = 1), last_number bigint not null);
insert into invoice_counter values (1, 0);

-- Personal data. Not in the ledger: income is entered with the receipt of the payment.
create table invoices (
  number bigint primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- the order that waits for the payment; a copy of a lapsed order takes its place
  order_id uuid not null references orders (id),
  -- of a credit note
  credits_number bigint unique references invoices (number),
  -- of an invoice
  due_on date,
  -- as issued
  content jsonb not null,
  issued_at timestamptz not null,
  -- first emailed
  sent_at timestamptz,
  credited_at timestamptz,
  check ((kind = 'credit-note') = (credits_number is not null)),
  check ((kind = 'invoice') = (due_on is not null)),
  check (kind = 'invoice' or (sent_at is null and credited_at is null))
);
create index invoices_by_order on invoices (order_id);
create unique index invoices_one_open on invoices (order_id) where kind = 'invoice' and credited_at is null;
create index invoices_by_due on invoices (due_on, number) where kind = 'invoice' and credited_at is null;
create index invoices_newest on invoices (issued_at, number);

-- As receipts: what was issued is immutable, and after five years the names may be removed.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (to_jsonb(new) - 'order_id' - 'sent_at' - 'credited_at' - 'content')
      = (to_jsonb(old) - 'order_id' - 'sent_at' - 'credited_at' - 'content')
    and (new.content = old.content
      or (old.issued_at < date_trunc('year', now()) - interval '5 years'
        and (new.content - 'name' - 'email' - 'company') = (old.content - 'name' - 'email' - 'company'))) then
    return new;
  end if;
  raise exception 'invoices is append-only' using errcode = '2F002';
end $$;
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_invoice_change();
