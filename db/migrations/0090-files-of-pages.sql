-- Films on every page, not only in articles, and PDFs of the media library.

alter table placed_films drop constraint placed_films_place_check;
alter table placed_films add constraint placed_films_place_check check (place ~ '^[a-z0-9-]{1,60}$');

create table placed_pdfs (
  place text primary key check (place ~ '^[a-z0-9-]{1,60}$'),
  media_id uuid not null references media_files (id),
  placed_at timestamptz not null
);
create index placed_pdfs_of_media on placed_pdfs (media_id);
