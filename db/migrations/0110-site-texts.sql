-- The words of the site's texts, so that a search does not parse every text again. Kept by triggers, whoever writes them.

create table site_texts (
  language text not null check (language in ('da', 'en')),
  source text not null check (source in ('document', 'article', 'workbook', 'product', 'offer')),
  -- of an article: its id
  key text not null,
  words tsvector not null,
  primary key (language, source, key)
);
create index site_texts_words on site_texts using gin (words);

create function site_language(language text) returns regconfig language sql immutable as $$
  select case language when 'da' then 'danish'::regconfig else 'english'::regconfig end
$$;

-- Without the names of block types. The names of coach and studio can change: a search adds them to what is searched for.
create function words_of_blocks(language text, blocks jsonb) returns tsvector language sql immutable as $$
  select to_tsvector(site_language(language), regexp_replace(
    replace(replace(blocks::text, '{coach}', 'coachname0'), '{studio}', 'studioname0'),
    '"type": "\w+"', '"type": ""', 'g')::jsonb)
$$;

-- Plain, or a document of the editor.
create function words_of_text(language text, body text) returns tsvector language sql immutable as $$
  select case when body like '{"type":"doc"%'
    then to_tsvector(site_language(language), regexp_replace(body, '"type":"\w+"', '"type":""', 'g')::jsonb)
    else to_tsvector(site_language(language), coalesce(body, '')) end
$$;

create function words_of_title(language text, title text) returns tsvector language sql immutable as $$
  select setweight(to_tsvector(site_language(language), coalesce(title, '')), 'A')
$$;

create function put_site_text(of_language text, of_source text, of_key text, new_words tsvector) returns void
  language sql as $$
  insert into site_texts (language, source, key, words) values (of_language, of_source, of_key, new_words)
  on conflict (language, source, key) do update set words = excluded.words
$$;

create function document_into_site_texts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from site_texts where source = 'document' and key = old.key and language = old.language;
  end if;
  if tg_op <> 'DELETE' then
    perform put_site_text(new.language, 'document', new.key, words_of_blocks(new.language, new.blocks));
  end if;
  return null;
end $$;
create trigger content_documents_into_site_texts after insert or delete or update of key, language, blocks
  on content_documents for each row execute function document_into_site_texts();

create function article_into_site_texts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from site_texts where source = 'article' and key = old.item_id::text and language = old.language;
  end if;
  if tg_op <> 'DELETE' then
    perform put_site_text(new.language, 'article', new.item_id::text, words_of_title(new.language, new.title)
      || words_of_text(new.language, new.excerpt) || words_of_blocks(new.language, new.blocks));
  end if;
  return null;
end $$;
create trigger magazine_texts_into_site_texts after insert or delete or update on magazine_texts
  for each row execute function article_into_site_texts();

create function workbook_into_site_texts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from site_texts where source = 'workbook' and key = old.workbook_id and language = old.language;
  end if;
  if tg_op <> 'DELETE' then
    perform put_site_text(new.language, 'workbook', new.workbook_id,
      words_of_title(new.language, new.title) || words_of_text(new.language, new.description));
  end if;
  return null;
end $$;
create trigger workbook_texts_into_site_texts
  after insert or delete or update of workbook_id, language, title, description on workbook_texts
  for each row execute function workbook_into_site_texts();

create function product_into_site_texts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from site_texts where source = 'product' and key = old.id; end if;
  if tg_op <> 'DELETE' then
    perform put_site_text('da', 'product', new.id, words_of_title('da', new.name_da) || words_of_text('da', new.description_da));
    perform put_site_text('en', 'product', new.id, words_of_title('en', new.name_en) || words_of_text('en', new.description_en));
  end if;
  return null;
end $$;
create trigger products_into_site_texts
  after insert or delete or update of id, name_da, name_en, description_da, description_en on products
  for each row execute function product_into_site_texts();

create function offer_into_site_texts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from site_texts where source = 'offer' and key = old.id; end if;
  if tg_op <> 'DELETE' and new.is_own then
    perform put_site_text('da', 'offer', new.id, words_of_title('da', new.name_da)
      || words_of_text('da', new.summary_da) || words_of_text('da', new.description_da));
    perform put_site_text('en', 'offer', new.id, words_of_title('en', new.name_en)
      || words_of_text('en', new.summary_en) || words_of_text('en', new.description_en));
  end if;
  return null;
end $$;
create trigger offers_into_site_texts after insert or delete
  or update of id, is_own, name_da, name_en, summary_da, summary_en, description_da, description_en on offers
  for each row execute function offer_into_site_texts();

-- What is there today.
insert into site_texts (language, source, key, words)
  select language, 'document', key, words_of_blocks(language, blocks) from content_documents
  union all
  select language, 'article', item_id::text,
    words_of_title(language, title) || words_of_text(language, excerpt) || words_of_blocks(language, blocks)
  from magazine_texts
  union all
  select language, 'workbook', workbook_id, words_of_title(language, title) || words_of_text(language, description)
  from workbook_texts
  union all
  select 'da', 'product', id, words_of_title('da', name_da) || words_of_text('da', description_da) from products
  union all
  select 'en', 'product', id, words_of_title('en', name_en) || words_of_text('en', description_en) from products
  union all
  select 'da', 'offer', id,
    words_of_title('da', name_da) || words_of_text('da', summary_da) || words_of_text('da', description_da)
  from offers where is_own
  union all
  select 'en', 'offer', id,
    words_of_title('en', name_en) || words_of_text('en', summary_en) || words_of_text('en', description_en)
  from offers where is_own;
