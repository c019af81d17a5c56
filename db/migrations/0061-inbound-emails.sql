-- Emails that people send in reply to ours, in the thread of their contact message.

create table inbound_emails (
  id uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null references contact_messages (id) on delete cascade,
  -- the sender's Message-ID, or one made from the content
  message_id text not null check (char_length(message_id) between 3 and 300),
  sender_name text not null check (char_length(sender_name) <= 200),
  sender_email text not null check (char_length(sender_email) between 3 and 254),
  -- DMARC or DKIM passed for the domain of the sender
  is_verified boolean not null,
  subject text not null check (char_length(subject) <= 300),
  body text not null check (char_length(body) <= 20000),
  is_shortened boolean not null,
  -- name and bytes of each; the files are not stored
  attachments jsonb not null default '[]',
  received_at timestamptz not null,
  unique (contact_message_id, message_id)
);
create index inbound_emails_of_message on inbound_emails (contact_message_id, received_at);
create index inbound_emails_by_sender on inbound_emails (lower(sender_email));
