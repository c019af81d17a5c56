-- Captions of the films of the media library.

create table media_captions (
  media_id uuid not null references media_files (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  -- sanitised WebVTT
  content text not null check (octet_length(content) between 1 and 1048576),
  digest text not null,
  changed_at timestamptz not null,
  primary key (media_id, language)
);
