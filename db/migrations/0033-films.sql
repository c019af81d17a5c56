-- QuickTime films are converted to MP4 by a job, once all of them has come: 'converting', then a file of its own in their
-- place, or 'failed' when that was tried and cannot be done.
alter table lesson_files
  drop constraint lesson_files_state_check,
  add constraint lesson_files_state_check check (state in ('arriving', 'converting', 'failed', 'whole')),
  -- its bytes are QuickTime; kind says what it will be
  add column is_quicktime boolean not null default false,
  -- the file that this one is converted from; it may be gone
  add column made_from uuid,
  -- that file's digest, by which the same one sent again is known
  add column source_digest text not null default '',
  -- until when a process has the conversion in hand; null: none has
  add column converting_until timestamptz;
create index lesson_files_converting on lesson_files (converting_until) where state = 'converting';
create index lesson_files_made_from on lesson_files (made_from) where made_from is not null;
