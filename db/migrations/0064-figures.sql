-- Figures: every receipt and credit note by offer, and views of booking pages per day.

-- One row for each line of a receipt or credit note, and one for the part that a gift card paid. They add up to what
-- was received or refunded.
create table income_entries (
  id bigint generated always as identity primary key,
  receipt_number bigint not null references receipts (number) on delete cascade,
  position int not null,
  order_id uuid not null references orders (id),
  document text not null check (document in ('receipt', 'credit-note')),
  -- null: paid with a gift card, or back on it
  offer_id text references offers (id),
  -- the kind of the offer
  kind text not null,
  currency text not null check (currency in ('DKK', 'EUR', 'USD')),
  -- including VAT; negative on credit notes, as is the VAT
  gross_minor bigint not null,
  vat_minor bigint not null,
  issued_at timestamptz not null,
  unique (receipt_number, position)
);
create index income_entries_by_issue on income_entries (issued_at, id);
create index income_entries_by_offer on income_entries (offer_id, issued_at);
create index income_entries_by_order on income_entries (order_id);
create trigger income_entries_unchanged before update on income_entries
  for each row execute function refuse_change();

-- Lines of a receipt are those of its order. Lines of a credit note are found by offer, on older ones by description.
create function income_of(receipt receipts)
returns table (place int, offer text, gross bigint, vat bigint) language sql stable as $$
  with sold as (
    select order_lines.*, row_number() over (order by position) as place
    from order_lines where order_id = receipt.order_id
  ), written as (
    select line.place, line.value as content, (line.value->>'unitMinor')::bigint * (line.value->>'quantity')::bigint as price
    from jsonb_array_elements(coalesce(receipt.content->'lines', '[]')) with ordinality as line (value, place)
  ), matched as (
    select written.place::int as place,
      case when receipt.kind = 'receipt' then same.offer_id else coalesce(
        content->>'offerId',
        (select sold.offer_id from sold where starts_with(content->>'description', description)
          order by length(description) desc, sold.place limit 1),
        (select sold.offer_id from sold order by sold.place limit 1)) end as offer,
      case
        when receipt.kind = 'credit-note' then price
        when receipt.content ? 'plan' then (content->>'unitMinor')::bigint
        else price - coalesce(same.discount_minor, 0) end as gross,
      coalesce((content->>'vatMinor')::bigint, 0) as vat
    from written left join sold as same on same.place = written.place
    union all
    select 0, (select sold.offer_id from sold order by sold.place limit 1), 0, 0
      where not exists (select from written)
  )
  select matched.place, matched.offer,
    -- what rounding leaves is part of the first line
    matched.gross + case when matched.place = min(matched.place) over () then
      coalesce((receipt.content->>'totalMinor')::bigint, 0) - (sum(matched.gross) over ())::bigint else 0 end,
    matched.vat + case when matched.place = min(matched.place) over () then
      coalesce((receipt.content->>'vatMinor')::bigint, (sum(matched.vat) over ())::bigint)
        - (sum(matched.vat) over ())::bigint else 0 end
  from matched
  union all
  select 1000, null, -(receipt.content->>'giftCardMinor')::bigint, 0
    where coalesce((receipt.content->>'giftCardMinor')::bigint, 0) <> 0
$$;

create function enter_income(receipt receipts) returns void language sql as $$
  insert into income_entries
    (receipt_number, position, order_id, document, offer_id, kind, currency, gross_minor, vat_minor, issued_at)
  select receipt.number, entry.place, receipt.order_id, receipt.kind, offers.id,
    coalesce(offers.kind, case when entry.place = 1000 then 'gift-card-payment' else 'unknown' end),
    coalesce(receipt.content->>'currency', orders.currency), entry.gross, entry.vat, receipt.issued_at
  from income_of(receipt) as entry
    join orders on orders.id = receipt.order_id
    left join offers on offers.id = entry.offer
$$;

create function enter_income_of_receipt() returns trigger language plpgsql as $$
begin
  perform enter_income(new);
  return null;
end $$;
create trigger receipts_enter_income after insert on receipts
  for each row execute function enter_income_of_receipt();

select enter_income(receipts) from receipts order by number;

-- What is outstanding, among all that was ever booked or paid.
create index bookings_at_session on bookings (claim_id) where covered_by = 'at-session';
create index bookings_by_link on bookings (claim_id) where by_link and covered_by is null;
create index instalments_unpaid on instalments (order_id) where state in ('due', 'failed');

-- Without anything about who viewed: one row per day and page, without prefetches and bots.
create table page_views (
  day date not null,
  page text not null,
  views int not null check (views > 0),
  primary key (day, page)
);
