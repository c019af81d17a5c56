-- The owner's recordings; each replaces the synthesised sound of the same name (app/media/sounds).
create table recordings (
  place text primary key check (place ~ '^[a-z0-9-]{1,60}$'),
  -- file: recordings/<id>.<kind>
  id uuid not null unique,
  kind text not null check (kind in ('mp3', 'm4a')),
  bytes int not null check (bytes > 0),
  -- null: not in the file's header
  seconds int check (seconds >= 0),
  -- what is sung or said, for those who do not hear it
  text_en text not null default '' check (length(text_en) <= 1000),
  text_da text not null default '' check (length(text_da) <= 1000),
  changed_at timestamptz not null
);
