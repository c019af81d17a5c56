-- Files that the owner attaches to replies. They belong to the conversation at once, so that a refused text loses none.

create table reply_attachments (
  id uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null references contact_messages (id) on delete cascade,
  -- null: of the reply that is not sent yet
  contact_reply_id uuid references contact_replies (id) on delete cascade,
  key text not null unique,
  name text not null check (char_length(name) between 1 and 120),
  -- found in the content
  kind text not null check (kind in ('pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a', 'mp4', 'bin')),
  bytes int not null check (bytes between 1 and 10000000),
  -- SHA-256 of the content
  digest text not null check (char_length(digest) = 64),
  created_at timestamptz not null
);
create index reply_attachments_of_message on reply_attachments (contact_message_id, created_at);
-- A form that is sent twice attaches its files once.
create unique index reply_attachments_of_draft on reply_attachments (contact_message_id, digest)
  where contact_reply_id is null;

create trigger reply_attachments_remove_file after delete on reply_attachments
  for each row execute function remove_attachment_file();
