-- Drafts and history of the pages. content_documents holds what is published, without hidden blocks.

create table page_drafts (
  key text primary key check (key ~ '^[a-z0-9-]{1,60}$'),
  blocks_en jsonb not null,
  blocks_da jsonb not null,
  version int not null default 1,
  -- nothing has changed since the last publication
  is_published boolean not null,
  publish_at timestamptz,
  changed_at timestamptz not null
);
create index page_drafts_scheduled on page_drafts (publish_at) where publish_at is not null;

create table page_versions (
  id bigint generated always as identity primary key,
  key text not null,
  blocks_en jsonb not null,
  blocks_da jsonb not null,
  published_at timestamptz not null,
  -- 'owner', or 'system' for a scheduled publication and for what was there before the first edit
  published_by text not null
);
create index page_versions_by_key on page_versions (key, id);
create trigger page_versions_append_only before update or delete on page_versions
  for each row execute function refuse_change();
