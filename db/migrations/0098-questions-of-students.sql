-- Conversations are also read and continued in the student area.

-- When the person last opened the conversation there.
alter table contact_messages add column read_by_person_at timestamptz;
-- Written in the student area, not sent by email.
alter table inbound_emails add column is_from_student_area boolean not null default false;
