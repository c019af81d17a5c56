-- What the owner answers to contact messages, and texts saved for answers.

create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null references contact_messages (id) on delete cascade,
  language text not null check (language in ('en', 'da')),
  body text not null check (char_length(body) between 1 and 5000),
  written_at timestamptz not null,
  -- null: a draft
  sent_at timestamptz
);
create index contact_replies_of_message on contact_replies (contact_message_id, sent_at);
create unique index contact_reply_drafts on contact_replies (contact_message_id) where sent_at is null;

create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  title_en text not null check (char_length(title_en) between 1 and 80),
  title_da text not null check (char_length(title_da) between 1 and 80),
  body_en text not null check (char_length(body_en) between 1 and 5000),
  body_da text not null check (char_length(body_da) between 1 and 5000),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
