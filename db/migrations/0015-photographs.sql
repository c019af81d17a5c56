-- The owner's photographs on the visitor pages. Each takes the place of one drawn picture (app/pictures), by its name.
create table photographs (
  place text primary key check (place ~ '^[a-z0-9-]{1,60}$'),
  -- its files: pictures/<id>/<width>.avif and .webp
  id uuid not null unique,
  -- pixel widths of the files, ascending
  widths int[] not null check (cardinality(widths) > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- a few pixels as a data address, until the file has come
  placeholder text not null check (length(placeholder) <= 300),
  alt_en text not null default '',
  alt_da text not null default '',
  changed_at timestamptz not null
);
