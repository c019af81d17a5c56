-- Recordings of sessions, which the owner uploads, and the comments of owner and student at moments of them.

create table session_recordings (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  -- of the stored file
  key text not null unique,
  format text not null check (format in ('mp3', 'm4a')),
  bytes bigint not null check (bytes > 0),
  -- null: not known
  seconds int check (seconds >= 0),
  added_at timestamptz not null,
  -- opened by the student for the first time
  heard_at timestamptz
);
create index session_recordings_of_booking on session_recordings (booking_id, added_at);

create table recording_comments (
  id uuid primary key default gen_random_uuid(),
  recording_id uuid not null references session_recordings (id) on delete cascade,
  author text not null check (author in ('owner', 'student')),
  -- from the start of the recording
  at_second int not null check (at_second between 0 and 86400),
  body text not null check (char_length(body) between 1 and 1000),
  created_at timestamptz not null
);
create index recording_comments_of_recording on recording_comments (recording_id, at_second);
