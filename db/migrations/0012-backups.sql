-- Uploads that are no longer used. Their files are deleted 48 hours later, so that a backup that has read their rows
-- still finds them.
create table file_removals (
  key text primary key,
  removed_at timestamptz not null
);
create index file_removals_by_time on file_removals (removed_at);

-- held: not sent when a backup was restored; the owner decides
alter table emails drop constraint emails_state_check;
alter table emails add constraint emails_state_check check (state in ('waiting', 'sent', 'failed', 'held'));
