-- Searches find a name without its marks and however a machine writes them: 'Åse', 'Ase', 'Łukasz', 'Lukasz'. The words
-- as they are stay in the index, for a process of the version before.

-- Keep equal to foldedLetters in studio/shared/texts/latin-letters.ts. Safe for JSON: no sign becomes a quote.
create or replace function fold_letters(words text) returns text language sql immutable strict parallel safe
return lower(translate(
  regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      words, 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th'),
      'ŋ', 'ng'), 'Ŋ', 'ng'),
    nfd), '[\u0300-\u036f]', '', 'g'),
  'øØðÐđĐłŁħĦŧŦıəƏĸ', 'ooddddllhhttieek'));

create or replace function search_words(words text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('pg_catalog.simple'::regconfig, translate(
    lower(words),
    'ÆØÅÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝŸÑÇáàâäãéèêëíìîïóòôöõúùûüýÿñç@.+-_/:,;()"''&<>',
    'æøåaaaaaeeeeiiiiooooouuuuyyncaaaaaeeeeiiiiooooouuuuyync                '
  )) || case when words ~ '[^\x01-\x7f]' then
    to_tsvector('pg_catalog.simple'::regconfig, translate(fold_letters(words), '@.+-_/:,;()"''&<>', '                '))
    else ''::tsvector end;

do $$
declare
  index_name text;
begin
  for index_name in select indexname from pg_indexes
    where schemaname = current_schema() and indexdef like '%search_words(%' loop
    execute format('reindex index %I', index_name);
  end loop;
end $$;

create or replace function words_of_blocks(language text, blocks jsonb) returns tsvector language sql immutable as $$
  select to_tsvector(site_language(language), body::jsonb) || to_tsvector(site_language(language), fold_letters(body)::jsonb)
  from (
    select regexp_replace(
      replace(replace(blocks::text, '{coach}', 'coachname0'), '{studio}', 'studioname0'),
      '"type": "\w+"', '"type": ""', 'g') as body
  ) as named
$$;

create or replace function words_of_text(language text, body text) returns tsvector language sql immutable as $$
  select case when body like '{"type":"doc"%' then (
    select to_tsvector(site_language(language), document::jsonb) || to_tsvector(site_language(language), fold_letters(document)::jsonb)
    from (select regexp_replace(body, '"type":"\w+"', '"type":""', 'g') as document) as plain
  ) else
    to_tsvector(site_language(language), coalesce(body, ''))
      || to_tsvector(site_language(language), fold_letters(coalesce(body, '')))
  end
$$;

create or replace function words_of_title(language text, title text) returns tsvector language sql immutable as $$
  select setweight(
    to_tsvector(site_language(language), coalesce(title, ''))
      || to_tsvector(site_language(language), fold_letters(coalesce(title, ''))),
    'A')
$$;

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
  from offers where is_own
  on conflict (language, source, key) do update set words = excluded.words;
