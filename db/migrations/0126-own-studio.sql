-- Entries of the sample studio leave the admin's lists once the studio is the owner's own; changing one brings it back.
alter table offers add column is_retired boolean not null default false;
alter table products add column is_retired boolean not null default false;
alter table courses add column is_retired boolean not null default false;
alter table workbooks add column is_retired boolean not null default false;
alter table instructors add column is_retired boolean not null default false;

-- Of studios that were started before: what came with the first start and is no longer shown.
create temporary table sample_until on commit drop as
  select first.updated_at + interval '1 minute' as at from settings as first
    where first.key = 'first-start' and exists (select from settings where key = 'own-studio');
update offers set is_retired = true
  where not is_buyable and kind not in ('goods', 'print-goods', 'shipping', 'other', 'test')
    and created_at <= (select at from sample_until);
update products set is_retired = true where not is_published and created_at <= (select at from sample_until);
update workbooks set is_retired = true where not is_published and created_at <= (select at from sample_until);
update courses set is_retired = true where is_sample and not is_published and exists (select from sample_until);

-- The terms describe what is sold; each version keeps that of its time. ["course","session"]; null: everything.
create function sold_now() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(kind order by kind), '[]') from (
    select kind from offers where is_buyable and kind not in ('goods', 'print-goods', 'shipping', 'other', 'test')
    union
    select case fulfilment when 'print' then 'print-goods' else 'goods' end from products where is_published
  ) as sold
$$;
alter table terms_texts add column sold jsonb;
create function keep_sold_of_terms() returns trigger language plpgsql as $$
begin
  new.sold := sold_now();
  return new;
end $$;
create trigger terms_texts_keep_sold before insert on terms_texts
  for each row execute function keep_sold_of_terms();

-- A new version when another kind is sold or one no longer is, once at the end of the transaction.
create function renew_terms_of_sold() returns trigger language plpgsql as $$
begin
  update content_documents as document set version = version + 1, updated_at = greatest(updated_at, new.changed_at)
    where key = 'terms-of-service' and exists (
      select from terms_texts where terms_texts.version = document.language || '-' || document.version
        and sold is not null and sold <> sold_now());
  return null;
end $$;
create constraint trigger offers_renew_terms after insert or update of is_buyable on offers
  deferrable initially deferred for each row execute function renew_terms_of_sold();
create constraint trigger products_renew_terms after insert or update of is_published on products
  deferrable initially deferred for each row execute function renew_terms_of_sold();
