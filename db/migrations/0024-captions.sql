-- What is said in a lesson's recording, with times, in a language: for the player and to be read. No personal data: the
-- owner's own words. Deleted with its lesson.
create table lesson_captions (
  lesson_id uuid not null references lessons (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  -- WebVTT, read and written anew by us: cues alone, no styles
  content text not null check (octet_length(content) between 1 and 1048576),
  -- its SHA-256, for caches
  digest text not null,
  changed_at timestamptz not null,
  primary key (lesson_id, language)
);
