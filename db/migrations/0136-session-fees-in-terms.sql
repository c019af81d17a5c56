-- The terms mention the fees of unpaid sessions while an offer on sale has one; each version keeps that of its time.
alter table terms_texts add column session_fees boolean not null default false;
create function has_session_fees() returns boolean language sql stable as $$
  select exists (select from offers
    where kind = 'session' and is_buyable and (late_fee_percent > 0 or no_show_fee_percent > 0))
$$;
create function keep_session_fees_of_terms() returns trigger language plpgsql as $$
begin
  new.session_fees := has_session_fees();
  return new;
end $$;
create trigger terms_texts_keep_session_fees before insert on terms_texts
  for each row execute function keep_session_fees_of_terms();

create function renew_terms_of_session_fees() returns trigger language plpgsql as $$
begin
  update content_documents as document set version = version + 1, updated_at = greatest(updated_at, new.changed_at)
    where key = 'terms-of-service' and exists (
      select from terms_texts where terms_texts.version = document.language || '-' || document.version
        and session_fees <> has_session_fees());
  return null;
end $$;
create constraint trigger offers_renew_terms_of_fees
  after insert or update of is_buyable, late_fee_percent, no_show_fee_percent on offers
  deferrable initially deferred for each row execute function renew_terms_of_session_fees();

-- Of a fee that was set before this release.
update content_documents set version = version + 1 where key = 'terms-of-service' and has_session_fees();
