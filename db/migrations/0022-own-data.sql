-- A student's choice that the coach may see how far they have come in their courses. No row: not shared.
-- Personal; goes with the choice or the account.
create table shared_progress (
  user_id text primary key references users (id) on delete cascade,
  shared_at timestamptz not null
);

-- An issued receipt is never changed while the Bookkeeping Act has it kept: five years from the end of the financial
-- year. After that the buyer's name and address may be taken off it (studio/privacy/retention.store.ts); nothing else ever.
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and old.issued_at < date_trunc('year', now()) - interval '5 years'
    and (to_jsonb(new) - 'content') = (to_jsonb(old) - 'content')
    and (new.content - 'name' - 'email') = (old.content - 'name' - 'email') then
    return new;
  end if;
  raise exception 'receipts is append-only' using errcode = '2F002';
end $$;
drop trigger receipts_append_only on receipts;
create trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_receipt_change();
