-- Workbooks to leaf through and take home; the owner adds own ones later. No personal data.
create table workbooks (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sort int not null default 0,
  is_published boolean not null default true,
  is_sample boolean not null default false,
  -- how often its PDF was taken home, in any language; counts fetches, not people
  downloads int not null default 0 check (downloads >= 0),
  created_at timestamptz not null default now()
);

create table workbook_texts (
  workbook_id text not null references workbooks (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  -- of the PDF, counted in the file, never typed
  pages int not null check (pages > 0),
  bytes int not null check (bytes > 0),
  -- 'sample:…' names a picture or PDF that comes with the software; anything else is a key in the studio's files
  cover_image text not null,
  -- ["sample:the-daily-voice-en-02.webp", …] in their order; the cover is the first
  preview_pages jsonb not null default '[]',
  pdf_url text not null,
  primary key (workbook_id, language)
);
