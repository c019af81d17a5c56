-- Files that the owner gives a student with their homework: sheet music, pictures, recordings.

create table homework_files (
  id uuid primary key default gen_random_uuid(),
  homework_id uuid not null references homework (id) on delete cascade,
  place smallint not null check (place between 0 and 4),
  -- of the stored file
  key text not null unique,
  name text not null check (char_length(name) between 1 and 120),
  -- found in the content
  kind text not null check (kind in ('pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a')),
  bytes int not null check (bytes > 0),
  -- of audio; null: not known
  seconds int check (seconds >= 0),
  unique (homework_id, place)
);

create trigger homework_files_remove_file after delete on homework_files
  for each row execute function remove_attachment_file();
