-- The media library: what the owner uploaded for the website, and the films that it links to.

create table media_files (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('picture', 'audio', 'video', 'pdf', 'link')),
  name text not null check (char_length(name) between 1 and 200),
  -- of its files: pictures/<file_id>/<width>.avif and .webp, recordings/<file_id>.<format>, media/<file_id>.<format>
  file_id uuid unique,
  format text check (format in ('mp3', 'm4a', 'mp4', 'pdf')),
  -- of the file as it was uploaded; null: not known
  bytes bigint check (bytes > 0),
  -- SHA-256 of the uploaded bytes: the same file is in the library once. Null: not known
  digest text unique check (digest ~ '^[0-9a-f]{64}$'),
  url text check (url ~ '^https://' and char_length(url) <= 500),
  widths int[] check (cardinality(widths) > 0),
  width int check (width > 0),
  height int check (height > 0),
  -- data URL of a few pixels
  placeholder text check (length(placeholder) <= 400),
  -- pictures/<file_id>/master.webp exists, which crops are made from; otherwise they are made from the widest file
  has_master boolean not null default false,
  -- what a crop keeps in view, in per cent from the left and from the top
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  seconds int check (seconds >= 0),
  -- alternative text of a picture; what is sung or said in a recording
  text_en text not null default '' check (char_length(text_en) <= 1000),
  text_da text not null default '' check (char_length(text_da) <= 1000),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((kind = 'link') = (url is not null)),
  check ((kind = 'link') = (file_id is null)),
  check ((kind = 'picture') = (widths is not null and width is not null and height is not null and placeholder is not null)),
  check ((kind in ('audio', 'video', 'pdf')) = (format is not null))
);
create index media_files_by_date on media_files (created_at, id);
create index media_files_by_name on media_files (by_name(name) collate "C", id);
create index media_files_of_kind on media_files (kind, created_at, id);
create index media_files_words on media_files using gin (search_words(name));

-- Placements. Versions before the library write no media_id: the triggers below add what they place to the library.
alter table photographs add column media_id uuid references media_files (id);
-- equals id where media_id was written together with it
alter table photographs add column cropped_id uuid;
create index photographs_of_media on photographs (media_id);
alter table recordings add column media_id uuid references media_files (id);
-- one recording may be placed several times
alter table recordings drop constraint recordings_id_key;
create index recordings_of_media on recordings (media_id);
alter table product_pictures add column media_id uuid references media_files (id);
create index product_pictures_of_media on product_pictures (media_id);

create function photograph_into_library() returns trigger language plpgsql as $$
begin
  if new.cropped_id is distinct from new.id then
    insert into media_files (kind, name, file_id, widths, width, height, placeholder, text_en, text_da, created_at, changed_at)
      values ('picture', new.place, new.id, new.widths, new.width, new.height, new.placeholder,
        left(new.alt_en, 1000), left(new.alt_da, 1000), new.changed_at, new.changed_at)
      returning id into new.media_id;
    new.cropped_id := new.id;
  end if;
  return new;
end $$;
create trigger photographs_into_library before insert or update on photographs
  for each row execute function photograph_into_library();

create function recording_into_library() returns trigger language plpgsql as $$
begin
  select id into new.media_id from media_files where file_id = new.id;
  if new.media_id is null then
    insert into media_files (kind, name, file_id, format, bytes, seconds, text_en, text_da, created_at, changed_at)
      values ('audio', new.place, new.id, new.kind, new.bytes, new.seconds, new.text_en, new.text_da, new.changed_at, new.changed_at)
      returning id into new.media_id;
  end if;
  return new;
end $$;
create trigger recordings_into_library before insert or update on recordings
  for each row execute function recording_into_library();

create function product_picture_into_library() returns trigger language plpgsql as $$
begin
  if new.plate is null then
    select id into new.media_id from media_files where file_id = new.id;
    if new.media_id is null then
      insert into media_files (kind, name, file_id, widths, width, height, placeholder, text_en, text_da, created_at, changed_at)
        values ('picture', new.product_id, new.id, new.widths, new.width, new.height, coalesce(new.placeholder, 'data:,'),
          left(new.alt_en, 1000), left(new.alt_da, 1000), new.created_at, new.created_at)
        returning id into new.media_id;
    end if;
  end if;
  return new;
end $$;
create trigger product_pictures_into_library before insert or update on product_pictures
  for each row execute function product_picture_into_library();

-- What is placed today.
update photographs set place = place;
update recordings set place = place;
update product_pictures set position = position where plate is null;
