-- A message that waits for an answer is a task; one that looks like advertising is only counted.
alter table contact_messages add column is_suspected boolean not null default false;
insert into tasks (kind, subject_id, details, created_at)
  select 'answer-email', id::text, jsonb_build_object('name', name, 'email', email), created_at
  from contact_messages where state = 'new'
  on conflict do nothing;
