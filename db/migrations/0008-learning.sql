-- Online courses, workbooks, and what students keep: progress, journal, goals.

create table courses (
  -- what an enrolment opens (entitlements.course_id)
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sort int not null default 0,
  is_published boolean not null default false,
  is_sample boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index courses_by_age on courses (created_at desc, id desc);
create index courses_in_order on courses (sort, id);
create index courses_newest_of_state on courses (is_published, created_at, id);
create index courses_in_order_of_state on courses (is_published, sort, id);

create table course_texts (
  course_id text not null references courses (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  primary key (course_id, language)
);
-- Lists sort by the title shown: the reader's language, else the other. One index holds both.
create index course_texts_by_title on course_texts (by_name(title) collate "C", course_id) where title <> '';
create index course_texts_search on course_texts using gin (search_words(title));

create table modules (
  id uuid primary key default gen_random_uuid(),
  course_id text not null references courses (id) on delete cascade,
  position int not null,
  version int not null default 1,
  created_at timestamptz not null
);
create index modules_by_course on modules (course_id, position);

create table module_texts (
  module_id uuid not null references modules (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  primary key (module_id, language)
);

create table lessons (
  id uuid primary key default gen_random_uuid(),
  module_id uuid not null references modules (id),
  position int not null,
  is_published boolean not null default false,
  is_sample boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index lessons_by_module on lessons (module_id, position);
create index lessons_by_age on lessons (created_at desc, id desc);
create index lessons_newest_of_state on lessons (is_published, created_at, id);

create table lesson_texts (
  lesson_id uuid not null references lessons (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  -- paragraphs separated by an empty line
  body text not null default '',
  primary key (lesson_id, language)
);
create index lesson_texts_by_title on lesson_texts (by_name(title) collate "C", lesson_id) where title <> '';
create index lesson_texts_search on lesson_texts using gin (search_words(title));

-- A lesson's recording or sheet ('media', at most one) and its resources, stored as uploaded chunks.
create table lesson_files (
  id uuid primary key default gen_random_uuid(),
  -- null: replaced; its chunks are deleted, then the row
  lesson_id uuid references lessons (id) on delete set null,
  role text not null check (role in ('media', 'resource')),
  -- null: for either language
  language text check (language in ('da', 'en')),
  -- converting: QuickTime to MP4; failed: not convertible
  state text not null constraint lesson_files_state_check check (state in ('uploading', 'converting', 'failed', 'complete')),
  -- download name; never a path
  name text not null,
  -- detected from the first bytes
  kind text check (kind in ('mp4', 'm4a', 'mp3', 'pdf')),
  bytes bigint not null check (bytes between 1 and 2147483648),
  chunk_bytes int not null check (chunk_bytes > 0),
  -- identifies a file on the sender's computer, to resume an upload
  fingerprint text not null default '',
  seconds int check (seconds >= 0),
  -- ETag of the whole file
  digest text not null default '',
  -- a built-in file instead of chunks
  sample text,
  is_quicktime boolean not null default false,
  -- the file this one was converted from (it may be deleted), and its digest
  made_from uuid,
  source_digest text not null default '',
  -- lease of the process that converts it
  converting_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state = 'uploading' or kind is not null)
);
create index lesson_files_by_lesson on lesson_files (lesson_id);
create index lesson_files_unfinished on lesson_files (changed_at) where state = 'uploading' or lesson_id is null;
create index lesson_files_converting on lesson_files (converting_until) where state = 'converting';
create index lesson_files_made_from on lesson_files (made_from) where made_from is not null;

create table lesson_file_chunks (
  file_id uuid not null references lesson_files (id),
  number int not null check (number >= 0),
  bytes int not null check (bytes > 0),
  sha256 text not null,
  -- false: the row is written before the bytes
  is_kept boolean not null default false,
  primary key (file_id, number)
);

create table lesson_captions (
  lesson_id uuid not null references lessons (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  -- sanitised WebVTT
  content text not null check (octet_length(content) between 1 and 1048576),
  digest text not null,
  changed_at timestamptz not null,
  primary key (lesson_id, language)
);

create table workbooks (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sort int not null default 0,
  is_published boolean not null default true,
  is_sample boolean not null default false,
  downloads int not null default 0 check (downloads >= 0),
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index workbooks_in_order on workbooks (sort, id);
create index workbooks_by_downloads on workbooks (downloads, id);
create index workbooks_in_order_of_state on workbooks (is_published, sort, id);

create table workbook_texts (
  workbook_id text not null references workbooks (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  pages int not null check (pages > 0),
  bytes int not null check (bytes > 0),
  -- 'sample:…': a built-in file; otherwise a key in the file store
  cover_image text not null,
  -- ["sample:the-daily-voice-en-02.webp", …]
  preview_pages jsonb not null default '[]',
  pdf_url text not null,
  -- previews are being rendered
  is_drawing boolean not null default false,
  primary key (workbook_id, language)
);
create index workbook_texts_by_title on workbook_texts (by_name(title) collate "C", workbook_id) where title <> '';
create index workbook_texts_search on workbook_texts using gin (search_words(title));

-- ── Students: personal data, deleted with the account ──────────────────────────────────────────────────────

create table completions (
  user_id text not null references users (id) on delete cascade,
  lesson_id uuid not null references lessons (id) on delete cascade,
  completed_at timestamptz not null,
  primary key (user_id, lesson_id)
);
create index completions_by_lesson on completions (lesson_id);

-- Consent to show one's progress to the coach.
create table shared_progress (
  user_id text primary key references users (id) on delete cascade,
  shared_at timestamptz not null
);

-- Private unless is_shared.
create table journal_entries (
  -- generated by the client, so that a repeated save is one entry
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  body text not null check (char_length(body) <= 20000),
  is_shared boolean not null default false,
  version int not null default 1 check (version > 0),
  -- the page that saved last, and the number of that save: an older save is ignored
  client_id text not null default '',
  revision int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index journal_entries_of_user on journal_entries (user_id, created_at desc, id desc);

-- Private unless is_shared.
create table goals (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 500),
  is_shared boolean not null default false,
  reached_at timestamptz,
  created_at timestamptz not null
);
create index goals_of_student on goals (user_id, created_at);
