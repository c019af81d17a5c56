-- Files attached to emails that people send. A row is written before its file; without an email it is removed later.

create table inbound_attachments (
  id uuid primary key default gen_random_uuid(),
  inbound_email_id uuid references inbound_emails (id) on delete cascade,
  -- its place among the attachments of the email
  place smallint not null check (place between 0 and 19),
  key text not null unique,
  name text not null check (char_length(name) <= 100),
  -- found in the content
  kind text not null check (kind in ('pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a', 'mp4', 'bin')),
  bytes int not null check (bytes between 0 and 10485760),
  created_at timestamptz not null
);
create unique index inbound_attachments_of_email on inbound_attachments (inbound_email_id, place);
create index inbound_attachments_without_email on inbound_attachments (created_at) where inbound_email_id is null;

-- Also for rows deleted with their conversation.
create function remove_attachment_file() returns trigger language plpgsql as $$
begin
  insert into file_removals (key, removed_at) values (old.key, now()) on conflict do nothing;
  return null;
end $$;
create trigger inbound_attachments_remove_file after delete on inbound_attachments
  for each row execute function remove_attachment_file();

-- Addresses to which emails can no longer be delivered; none is sent until the owner tries again.

create table suppressed_addresses (
  email text primary key check (email = lower(email) and char_length(email) between 3 and 254),
  reason text not null check (reason in ('bounced', 'complained')),
  -- the mail server's own words
  detail text not null default '' check (char_length(detail) <= 300),
  suppressed_at timestamptz not null
);

-- when the provider reported that a sent email did not arrive
alter table emails add column bounced_at timestamptz;
