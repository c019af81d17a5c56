-- Courses to learn from at home: modules, lessons, their files, and what each student has completed.
-- Progress is never stored: it is computed from the completions and the lessons published now.

create table courses (
  -- what an enrolment opens (offers.course_id)
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sort int not null default 0,
  is_published boolean not null default false,
  is_sample boolean not null default false,
  -- counts changes: whoever edits an older one is told
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index courses_by_age on courses (created_at desc, id desc);

create table course_texts (
  course_id text not null references courses (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  primary key (course_id, language)
);

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

create table lesson_texts (
  lesson_id uuid not null references lessons (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  description text not null default '',
  -- paragraphs, one empty line between them
  body text not null default '',
  primary key (lesson_id, language)
);

-- A lesson's recording or sheet ('media', one at a time) and what lies beside it ('resource'). Kept as its chunks, as
-- they arrived: nothing is ever assembled, so disk and object storage serve it alike. No personal data: the owner's own.
create table lesson_files (
  id uuid primary key default gen_random_uuid(),
  -- null: nobody names it any more; the sweep removes its chunks, then the row
  lesson_id uuid references lessons (id) on delete set null,
  role text not null check (role in ('media', 'resource')),
  -- null: for readers of either language
  language text check (language in ('da', 'en')),
  state text not null check (state in ('arriving', 'whole')),
  -- as it is called where it is saved; shown, never a path
  name text not null,
  -- what it is by its content; null until its first bytes have come
  kind text check (kind in ('mp4', 'm4a', 'mp3', 'pdf')),
  bytes bigint not null check (bytes between 1 and 2147483648),
  chunk_bytes int not null check (chunk_bytes > 0),
  -- what the sender's computer knows the file by: the same one again goes on where it stopped
  fingerprint text not null default '',
  -- how long it plays; null: not a recording, or it does not say
  seconds int check (seconds >= 0),
  -- a digest of the whole, for caches and If-Range
  digest text not null default '',
  -- a file that comes with the software, instead of chunks
  sample text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state = 'arriving' or kind is not null)
);
create index lesson_files_by_lesson on lesson_files (lesson_id);
create index lesson_files_unfinished on lesson_files (changed_at) where state = 'arriving' or lesson_id is null;

create table lesson_file_chunks (
  file_id uuid not null references lesson_files (id),
  -- from 0
  number int not null check (number >= 0),
  bytes int not null check (bytes > 0),
  sha256 text not null,
  -- false: on its way; the row stands before the bytes, so that none are forgotten
  is_kept boolean not null default false,
  primary key (file_id, number)
);

-- Personal: what somebody has completed. Kept while the account is there.
create table completions (
  user_id text not null references users (id) on delete cascade,
  lesson_id uuid not null references lessons (id) on delete cascade,
  completed_at timestamptz not null,
  primary key (user_id, lesson_id)
);
create index completions_by_lesson on completions (lesson_id);

-- Workbooks become the owner's to edit.
alter table workbooks
  add column version int not null default 1;
alter table workbook_texts
  -- sheets are still drawn from the PDF by a job
  add column is_drawing boolean not null default false;
