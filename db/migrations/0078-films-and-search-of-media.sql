-- Films of the media library in articles, and a search of the library that reads alternative texts too.

create table placed_films (
  place text primary key check (place ~ '^article-[a-z0-9]{8}-[a-z0-9]{8}$'),
  media_id uuid not null references media_files (id),
  placed_at timestamptz not null
);
create index placed_films_of_media on placed_films (media_id);

-- The index of names alone serves the version before.
create index media_files_texts on media_files using gin (search_words(name || ' ' || text_en || ' ' || text_da));
