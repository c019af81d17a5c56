-- Withdrawals from contracts (forbrugeraftaleloven; the withdrawal function in force since 19 June 2026), and every text
-- of the terms that was ever in force, because orders keep which one they were made under.

-- Personal data: found by e-mail. Kept as long as the order's bookkeeping records; one that fits no order, one year.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  -- made with the confirmation page: pressed twice is declared once
  submission uuid not null unique,
  -- as declared, word by word
  order_number text not null,
  email text not null,
  name text not null default '',
  -- which part of the order; empty: all of it
  part text not null default '',
  language text not null check (language in ('da', 'en')),
  -- only where number and e-mail fit each other; never shown to whoever declares
  order_id uuid references orders (id),
  received_at timestamptz not null
);
create index withdrawals_by_email on withdrawals (lower(email));
create index withdrawals_by_order on withdrawals (order_id);

create table terms_texts (
  -- language and version of the document: 'da-1'
  version text primary key,
  language text not null check (language in ('da', 'en')),
  blocks jsonb not null,
  in_force_from timestamptz not null
);
create trigger terms_texts_append_only before update or delete on terms_texts for each row execute function refuse_change();

create function keep_terms_text() returns trigger language plpgsql as $$
begin
  insert into terms_texts (version, language, blocks, in_force_from)
  values (new.language || '-' || new.version, new.language, new.blocks, new.updated_at)
  on conflict (version) do nothing;
  if (select blocks from terms_texts where version = new.language || '-' || new.version) <> new.blocks then
    raise exception 'the terms have changed: they need a new version' using errcode = '2F002';
  end if;
  return new;
end $$;
create trigger content_documents_keep_terms after insert or update on content_documents
  for each row when (new.key = 'terms-of-service') execute function keep_terms_text();
insert into terms_texts (version, language, blocks, in_force_from)
select language || '-' || version, language, blocks, updated_at from content_documents where key = 'terms-of-service';
