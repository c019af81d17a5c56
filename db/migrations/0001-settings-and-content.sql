-- Functions used by every later file; settings, page content, the owner's tasks and the audit log.
-- Amounts are integer minor units. Instants are timestamptz in UTC.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '2F002';
end $$;

-- Words for full-text search. Folds accents by a fixed table, so that results do not depend on the server's locale;
-- keep in step with studio/shared/list-search.ts.
create function search_words(words text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('pg_catalog.simple'::regconfig, translate(
  lower(words),
  'ÆØÅÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝŸÑÇáàâäãéèêëíìîïóòôöõúùûüýÿñç@.+-_/:,;()"''&<>',
  'æøåaaaaaeeeeiiiiooooouuuuyyncaaaaaeeeeiiiiooooouuuuyync                '
));

-- Sort key of a name in Danish order (… z æ ø å) for collation "C", independent of the server's locale.
create function by_name(name text) returns text language sql immutable strict parallel safe
return translate(
  lower(name),
  'ÆØÅÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝŸÑÇæøåáàâäãéèêëíìîïóòôöõúùûüýÿñç',
  '{|}aaa{aeeeeiiiiooo|ouuuyyync{|}aaa{aeeeeiiiiooo|ouuuyyync'
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  version int not null default 1
);

-- Outcome of a form or call by its idempotency key. No personal data. Kept one day.
create table idempotency_keys (
  key text primary key,
  created_id text not null,
  created_at timestamptz not null
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- rate-limiter-flexible's table.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table secret_links (
  token_hash text primary key,
  purpose text not null,
  subject_id text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index secret_links_by_subject on secret_links (purpose, subject_id);
create index secret_links_by_expiry on secret_links (expires_at);

-- ── Content ────────────────────────────────────────────────────────────────────────────────────────────────

create table content_documents (
  key text not null,
  language text not null check (language in ('da', 'en')),
  blocks jsonb not null,
  version int not null default 1,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (key, language)
);

-- Every version of the terms that was in force: orders refer to the one they were placed under.
create table terms_texts (
  -- language and version: 'da-1'
  version text primary key,
  language text not null check (language in ('da', 'en')),
  blocks jsonb not null,
  in_force_from timestamptz not null
);
create trigger terms_texts_append_only before update or delete on terms_texts for each row execute function refuse_change();

create function keep_terms_text() returns trigger language plpgsql as $$
begin
  insert into terms_texts (version, language, blocks, in_force_from)
  values (new.language || '-' || new.version, new.language, new.blocks, new.updated_at)
  on conflict (version) do nothing;
  if (select blocks from terms_texts where version = new.language || '-' || new.version) <> new.blocks then
    raise exception 'the terms have changed: they need a new version' using errcode = '2F002';
  end if;
  return new;
end $$;
create trigger content_documents_keep_terms after insert or update on content_documents
  for each row when (new.key = 'terms-of-service') execute function keep_terms_text();

-- The owner's photographs; each replaces the drawn picture of the same name (app/pictures).
create table photographs (
  place text primary key check (place ~ '^[a-z0-9-]{1,60}$'),
  -- files: pictures/<id>/<width>.avif and .webp
  id uuid not null unique,
  widths int[] not null check (cardinality(widths) > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- data URL of a few pixels
  placeholder text not null check (length(placeholder) <= 300),
  alt_en text not null default '',
  alt_da text not null default '',
  changed_at timestamptz not null
);

-- Former first path segments of the coach's pages, redirected permanently.
create table former_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null
);

-- Last version of a deleted course or workbook. One created later under the same id continues the count, so that a
-- stale form never matches it.
create table former_names (
  kind text not null check (kind in ('course', 'workbook')),
  id text not null,
  version int not null,
  primary key (kind, id)
);

-- ── Tasks and audit log ────────────────────────────────────────────────────────────────────────────────────

create table tasks (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  state text not null default 'open' check (state in ('open', 'done')),
  due_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text
);
create unique index tasks_one_open on tasks (kind, subject_id) where state = 'open';
create index tasks_open on tasks (created_at) where state = 'open';
create index tasks_done on tasks (done_at, id) where state = 'done';

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_log_by_subject on audit_log (subject, at desc);
create index audit_log_newest on audit_log (at, id);
create index audit_log_newest_of_kind on audit_log (split_part(subject, ':', 1), at, id);
create trigger audit_append_only before update or delete on audit_log for each row execute function refuse_change();
