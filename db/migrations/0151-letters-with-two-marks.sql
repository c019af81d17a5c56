-- The small sigma at the end of a word is found before any sign, and in search as within words. A letter that a mark makes of
-- one of ours is folded, too: Ǿ is an Ø, Ǽ an Æ. Everything here may run again.

-- Letters that have two cases, and signs that a word may contain; others end it.
do $$
declare
  letters constant text := '[a-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01ba\u01bc-\u01bf\u01c4-\u0293\u0296-\u02af\u0370-\u0373\u0376-\u0377\u037b-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u0556\u0560-\u0588\u10a0-\u10fa\u10fd-\u10ff\u13a0-\u13fd\u1c80-\u1cbf\u1d00-\u1d2b\u1d6b-\u1d77\u1d79-\u1d9a\u1e00-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d\u212f-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2160-\u217f\u2183-\u2184\u24b6-\u24e9\u2c00-\u2c7b\u2c7e-\u2ce4\u2ceb-\u2cee\u2cf2-\u2cf3\u2d00-\u2d2d\ua640-\ua66d\ua680-\ua69b\ua722-\ua76f\ua771-\ua787\ua78b-\ua78e\ua790-\ua7dc\ua7f5-\ua7f6\ua7fa\uab30-\uab5a\uab60-\uab68\uab70-\uabbf\ufb00-\ufb17\uff21-\uff3a\uff41-\uff5a\U00010400-\U0001044f\U000104b0-\U000104fb\U00010570-\U000105bc\U00010c80-\U00010cf2\U00010d50-\U00010d65\U00010d70-\U00010d85\U000118a0-\U000118df\U00016e40-\U00016e7f\U00016ea0-\U00016ed3\U0001d400-\U0001d6c0\U0001d6c2-\U0001d6da\U0001d6dc-\U0001d6fa\U0001d6fc-\U0001d714\U0001d716-\U0001d734\U0001d736-\U0001d74e\U0001d750-\U0001d76e\U0001d770-\U0001d788\U0001d78a-\U0001d7a8\U0001d7aa-\U0001d7c2\U0001d7c4-\U0001d7cb\U0001df00-\U0001df09\U0001df0b-\U0001df2a\U0001e900-\U0001e943]';
  inside constant text := '[.'':^`\u00a8\u00ad\u00af\u00b4\u00b7-\u00b8\u02b0-\u036f\u0374-\u0375\u037a\u0384-\u0385\u0387\u0483-\u0489\u0559\u055f\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u05f4-\u0605\u0610-\u061a\u061c\u0640-\u065f\u0670\u06d6-\u06dd\u06df-\u06e8\u06ea-\u06ed\u070f-\u07b0\u07eb-\u07f5\u07fa-\u07fd\u0816-\u082d\u0859-\u085b\u0888-\u0963\u0971-\u09e3\u09fe-\u0a51\u0a70-\u0a75\u0a81-\u0ae3\u0afa-\u0b63\u0b82-\u0bcd\u0c00-\u0c63\u0c81\u0cbc-\u0ce3\u0d00-\u0d4d\u0d62-\u0d63\u0d81-\u0dd6\u0e31-\u0e3a\u0e46-\u0e4e\u0eb1-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f71-\u0f84\u0f86-\u0fbc\u0fc6\u102d-\u103e\u1058-\u108d\u109d\u10fc-\u135f\u1712-\u1733\u1752-\u17d3\u17d7\u17dd\u180b-\u180f\u1843-\u193b\u1a17-\u1a1b\u1a56-\u1a7f\u1aa7\u1ab0-\u1b42\u1b6b-\u1b73\u1b80-\u1bad\u1be6-\u1bf1\u1c2c-\u1c37\u1c78-\u1c7d\u1cd0-\u1cd2\u1cd4-\u1cf9\u1d2c-\u1d6a\u1d78\u1d9b-\u1dff\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd-\u1ffe\u200b-\u200f\u2018-\u2019\u2024\u2027\u202a-\u202e\u2060-\u206f\u2071\u207f\u2090-\u209c\u20d0-\u20f0\u2c7c-\u2c7d\u2cef-\u2cf1\u2d6f\u2d7f-\u2dff\u2e2f\u3005\u302a-\u302d\u3031-\u3035\u303b\u3099-\u309e\u30fc-\u30fe\ua015\ua4f8-\ua4fd\ua60c\ua66f-\ua672\ua674-\ua67d\ua67f\ua69c-\ua69f\ua6f0-\ua6f1\ua700-\ua721\ua770\ua788-\ua78a\ua7f1-\ua7f4\ua7f8-\ua7f9\ua802-\ua826\ua82c\ua8c4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua951\ua980-\ua9bd\ua9cf\ua9e5-\ua9e6\uaa29-\uaa4c\uaa70\uaa7c-\uaadd\uaaec-\uaaed\uaaf3-\uaaf6\uab5b-\uab5f\uab69-\uabe8\uabed\ufb1e\ufbb2-\ufbc2\ufe00-\ufe0f\ufe13\ufe20-\ufe2f\ufe52\ufe55\ufeff\uff07\uff0e\uff1a\uff3e\uff40\uff70-\uff9f\uffe3\ufff9-\ufffb]*';
  definition text := pg_get_functiondef('lower_other_letters(text)'::regprocedure);
begin
  execute regexp_replace(definition, '^( *words := regexp_replace\(words, ).*$',
    '\1' || replace(quote_literal('(?<=' || letters || inside || ')Σ(?!' || inside || letters || ')'), '\', '\\')
      || ', ''ς'', ''g'');', 'n');
end $$;

-- Keep equal to foldedLetters in studio/shared/texts/latin-letters.ts. Safe for JSON: no sign becomes a quote.
create or replace function fold_letters(words text) returns text language sql immutable strict parallel safe
return replace(lowercase(translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g'),
      'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th'),
      'ŋ', 'ng'), 'Ŋ', 'ng'),
  'øØðÐđĐłŁħĦŧŦıəƏĸ', 'ooddddllhhttieek')), 'ς', 'σ');

do $$
declare
  found record;
begin
  for found in select indexname from pg_indexes
      where schemaname = current_schema() and indexdef ~ '\msearch_words\(' loop
    execute format('reindex index %I', found.indexname);
  end loop;
end $$;

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
