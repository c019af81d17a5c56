-- The owner edits articles as she edits pages. page_drafts and page_versions hold their blocks by this key; the rows of
-- magazine_items and magazine_texts are what is published, and of stories the only ones.

alter table magazine_items add column key text unique check (key ~ '^article-[a-z0-9]{8}$');
create index articles_newest on magazine_items (coalesce(published_at, created_at), id) where key is not null;
alter table magazine_texts
  add column image_alt text not null default '',
  add column image_caption text not null default '';
-- An article whose film is a link has no recording.
alter table magazine_items drop constraint magazine_items_check1;

-- They redirect to the article.
create table former_article_slugs (
  slug text primary key,
  item_id uuid not null references magazine_items (id) on delete cascade,
  created_at timestamptz not null
);
create index former_article_slugs_by_item on former_article_slugs (item_id);

update magazine_items set key = 'article-' || left(md5(slug), 8)
where not exists (select from stories where item_id = magazine_items.id);

-- The articles there are become the first version of their documents.
create temporary table articles on commit drop as
select item.key, item.published_at, text.language,
  jsonb_build_array(
    jsonb_strip_nulls(jsonb_build_object('type', 'headline', 'text', left(text.title, 300), 'picture', item.image)),
    jsonb_build_object('type', 'lead', 'text', left(text.excerpt, 4000))
  ) as head,
  jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'type', 'article', 'kind', item.content_type, 'author', nullif(item.author, ''), 'tag', nullif(text.tag, ''),
    'link', item.link, 'languages',
    case when (select count(*) from magazine_texts other where other.item_id = item.id) > 1
      then 'both' else text.language end
  ))) as details,
  case when item.media is null then '[]'::jsonb else jsonb_build_array(
    jsonb_build_object('type', 'recording', 'recording', item.media, 'title', left(text.title, 300))
  ) end || text.blocks as body
from magazine_items item join magazine_texts text on text.item_id = item.id
where item.key is not null and item.published_at is not null;

insert into page_versions (key, blocks_en, blocks_da, published_at, published_by)
select one.key,
  coalesce(en.head || en.details || en.body, da.head || da.details || da.body),
  coalesce(da.head || da.details || da.body, en.head || en.details || en.body),
  one.published_at, 'system'
from (select distinct key, published_at from articles) one
left join articles en on en.key = one.key and en.language = 'en'
left join articles da on da.key = one.key and da.language = 'da'
order by one.published_at, one.key;

-- Without the details: a server of the version before reads these documents, and does not know that block.
insert into content_documents (key, language, blocks, updated_at)
select articles.key, articles.language, head || body, articles.published_at
from articles join magazine_items item on item.key = articles.key
where item.state = 'published';
