-- The owner edits instructors. One that was removed stays as a row, because claims refer to it.

alter table instructors add column removed_at timestamptz;
alter table instructors add constraint instructors_keep_coach check (id <> 1 or removed_at is null);
