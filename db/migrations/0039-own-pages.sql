-- Pages that the owner has created; their texts are the content document of the same key.

create table own_pages (
  key text primary key check (key ~ '^page-[a-z0-9]{8}$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  template text not null check (template in ('programme', 'landing', 'plain')),
  created_at timestamptz not null
);

-- They redirect to the page.
create table former_page_slugs (
  slug text primary key,
  key text not null references own_pages (key),
  created_at timestamptz not null
);
create index former_page_slugs_by_key on former_page_slugs (key);
