-- The magazine: what the studio publishes, what readers send in, and the artist's films.

-- ── Items: one card each, in one or two languages ──────────────────────────────────────────────────────────

create table magazine_items (
  id uuid primary key default gen_random_uuid(),
  -- the last segment of /magazine/<slug>
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- feature: stands on a page of its own; piece: the studio's; story: a reader's
  type text not null check (type in ('feature', 'piece', 'story')),
  content_type text not null check (content_type in ('article', 'blog', 'interview', 'video', 'audio', 'link')),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- a picture of ours by name; null: none
  image text,
  -- where the card leads; null: to /magazine/<slug>
  link text check (link ~ '^(/[^/]|https?://)'),
  -- a recording of ours by name, and how long it lasts
  media text,
  media_seconds int check (media_seconds > 0),
  -- who wrote it, when it was not the studio. Of a story: the name its author gave; erased with the story (stories.item_id)
  author text,
  -- quotes people who do not exist; says so, and is hidden with SAMPLE_DATA=off
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

-- ── Files that strangers send with a story (wire call 9) ───────────────────────────────────────────────────

-- A browser's leave to upload, given when the dialog opens. Kept an hour; the sweep deletes it afterwards.
create table upload_tokens (
  token_hash text primary key,
  uploads_left int not null check (uploads_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index upload_tokens_by_end on upload_tokens (expires_at);

-- May hold personal data: a file belongs to the person of the story that names it. Without a story it is deleted after
-- a day, with a declined one at once (studio/magazine/delete-old-uploads.ts).
create table magazine_uploads (
  id uuid primary key default gen_random_uuid(),
  -- the name in the public address, made by whoever sent it
  name text not null unique check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$'),
  -- ours: where the file lies
  file_key text not null unique,
  bytes int not null check (bytes > 0),
  -- whose token brought it; null: the owner's
  token_hash text,
  created_at timestamptz not null default now()
);
create index magazine_uploads_by_age on magazine_uploads (created_at);

-- ── Stories ────────────────────────────────────────────────────────────────────────────────────────────────

-- Personal: name, e-mail, the story itself. Kept while published; a declined one is deleted after 30 days.
create table stories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  title text not null,
  story text not null,
  language text not null check (language in ('da', 'en')),
  -- the sentence under which it was sent
  consent_text text not null,
  upload_id uuid unique references magazine_uploads (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
  item_id uuid unique references magazine_items (id),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'accepted') = (item_id is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index stories_by_email on stories (lower(email));
-- pressed twice, it is one story
create unique index stories_once on stories (md5(lower(email) || chr(10) || title || chr(10) || story)) where state = 'waiting';
create index stories_declined on stories (decided_at) where state = 'declined';

-- ── The artist's films ─────────────────────────────────────────────────────────────────────────────────────

-- The owner's additions; a visitor's stay in that visitor's browser.
create table artist_videos (
  id uuid primary key default gen_random_uuid(),
  site text not null check (site in ('youtube')),
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  -- fetched once; null: not there (yet)
  poster_key text,
  created_at timestamptz not null default now(),
  unique (site, video_id)
);
