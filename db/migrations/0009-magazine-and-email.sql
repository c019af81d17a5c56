-- The magazine, readers' stories, emails, contact messages and the newsletter.

create table magazine_items (
  id uuid primary key default gen_random_uuid(),
  -- /magazine/<slug>
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- feature: has a page of its own; piece: by the studio; story: by a reader
  type text not null check (type in ('feature', 'piece', 'story')),
  content_type text not null check (content_type in ('article', 'blog', 'interview', 'video', 'audio', 'link')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  image text,
  -- null: /magazine/<slug>
  link text check (link ~ '^(/[^/]|https?://)'),
  media text,
  media_seconds int check (media_seconds > 0),
  -- null: the studio. Of a story: personal data, erased with it
  author text,
  is_sample boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'published' or published_at is not null),
  check ((content_type in ('video', 'audio')) <= (media is not null or link is not null))
);
create index magazine_items_published on magazine_items (published_at desc) where state = 'published';

create table magazine_texts (
  item_id uuid not null references magazine_items (id) on delete cascade,
  language text not null check (language in ('da', 'en')),
  title text not null,
  excerpt text not null,
  tag text not null default '',
  blocks jsonb not null default '[]',
  primary key (item_id, language)
);

-- A browser's permission to upload a file for a story. Kept one hour.
create table upload_tokens (
  token_hash text primary key,
  uploads_left int not null check (uploads_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index upload_tokens_by_end on upload_tokens (expires_at);

-- May contain personal data. Deleted after one day without a story, or with a declined one.
create table magazine_uploads (
  id uuid primary key default gen_random_uuid(),
  -- in the public URL, chosen by the client
  name text not null unique check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$'),
  file_key text not null unique,
  bytes int not null check (bytes > 0),
  -- null: uploaded by the owner
  token_hash text,
  created_at timestamptz not null default now()
);
create index magazine_uploads_by_age on magazine_uploads (created_at);

-- Personal data. Kept while published; declined: 30 days.
create table stories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  title text not null,
  story text not null,
  language text not null check (language in ('da', 'en')),
  consent_text text not null,
  upload_id uuid unique references magazine_uploads (id) on delete set null,
  state text not null default 'waiting' constraint stories_state_check
    check (state in ('waiting', 'accepted', 'unpublished', 'declined')),
  item_id uuid unique references magazine_items (id),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint stories_item_check check ((state in ('accepted', 'unpublished')) = (item_id is not null)),
  constraint stories_decision_check check ((state = 'waiting') = (decided_at is null))
);
-- The same story submitted twice is one.
create unique index stories_once on stories (md5(lower(email) || chr(10) || title || chr(10) || story)) where state = 'waiting';
create index stories_by_email on stories (lower(email));
create index stories_declined on stories (decided_at) where state = 'declined';
create index stories_newest on stories (created_at, id);
create index stories_newest_of_state on stories (state, created_at, id);
create index stories_by_name on stories (by_name(name) collate "C", id);
create index stories_search on stories using gin (search_words(title || ' ' || name || ' ' || email));

create table artist_videos (
  id uuid primary key default gen_random_uuid(),
  site text not null check (site in ('youtube')),
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  -- null: not fetched yet
  poster_key text,
  created_at timestamptz not null default now(),
  unique (site, video_id)
);

-- ── Emails, contact messages, newsletter ───────────────────────────────────────────────────────────────────

create table emails (
  id uuid primary key default gen_random_uuid(),
  message_id text not null unique,
  kind text not null,
  language text not null check (language in ('da', 'en')),
  recipient text not null,
  reply_to text,
  subject text not null,
  -- deleted once sent
  html text,
  body text,
  attachments jsonb not null default '[]',
  headers jsonb not null default '{}',
  dedupe_key text unique,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  -- lease of the process that sends it, or retry delay
  not_before timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index emails_waiting on emails (created_at) where state = 'waiting';
create index emails_newest on emails (created_at, id);

-- Personal data. Deleted messages can be restored for a week.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  language text not null,
  state text not null default 'new' check (state in ('new', 'read', 'answered', 'deleted')),
  -- restored by undelete
  state_before text check (state_before in ('new', 'read', 'answered')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  deleted_at timestamptz,
  check ((state = 'deleted') = (deleted_at is not null)),
  check ((state = 'deleted') = (state_before is not null))
);
create index contact_messages_by_email on contact_messages (lower(email));
create index contact_messages_newest on contact_messages (created_at, id) where state <> 'deleted';
create index contact_messages_newest_of_state on contact_messages (state, created_at, id);
create index contact_messages_by_name on contact_messages (by_name(name) collate "C", id) where state <> 'deleted';
create index contact_messages_search on contact_messages
  using gin (search_words(name || ' ' || email || ' ' || message));
create index contact_messages_deleted on contact_messages (deleted_at) where state = 'deleted';

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('da', 'en')),
  consent_text text not null,
  consented_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index newsletter_one_per_address on newsletter_subscriptions (lower(email));
