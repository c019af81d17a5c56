-- What the owner has written instead of the standard texts of the emails.

create table email_texts (
  -- of an entry in the list of emails
  key text primary key check (key ~ '^[a-z0-9-]{1,60}$'),
  -- by the name of the text; an absent one is the standard text
  texts_en jsonb not null,
  texts_da jsonb not null,
  version int not null default 1,
  changed_at timestamptz not null
);
