-- Uploads to the media library in chunks, which continue after a lost connection.

create table media_uploads (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 300),
  bytes bigint not null check (bytes > 0),
  chunk_bytes int not null check (chunk_bytes > 0),
  -- identifies a file on the sender's computer
  fingerprint text not null check (char_length(fingerprint) <= 200),
  -- the file that it became; its chunks are gone then
  media_id uuid references media_files (id) on delete set null,
  is_complete boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index media_uploads_by_change on media_uploads (changed_at);
create index media_uploads_of_file on media_uploads (media_id) where media_id is not null;

create table media_upload_chunks (
  upload_id uuid not null references media_uploads (id) on delete cascade,
  number int not null check (number >= 0),
  sha256 text not null,
  -- false: the row is written before the bytes
  is_kept boolean not null default false,
  primary key (upload_id, number)
);
