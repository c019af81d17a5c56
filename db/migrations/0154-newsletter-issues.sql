-- An issue of the newsletter (Newsletter, Issues). Its draft is a page of the editor with the same key.
create table newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^issue-[a-z0-9]{8}$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  version int not null default 1,
  -- what is sent, as it was when it was scheduled
  blocks_en jsonb,
  blocks_da jsonb,
  -- to whom; {}: to every confirmed subscriber
  segment jsonb not null default '{}',
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  tested_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint newsletter_issues_scheduled check (state = 'draft' or (send_at is not null and blocks_en is not null and blocks_da is not null)),
  constraint newsletter_issues_started check (state in ('draft', 'scheduled') = (started_at is null))
);
create index newsletter_issues_by_change on newsletter_issues (changed_at, id);
create index newsletter_issues_due on newsletter_issues (send_at) where state in ('scheduled', 'sending');

-- One copy per person: who gets the issue, decided when sending begins.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues (id) on delete cascade,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  language text not null check (language in ('en', 'da')),
  -- null: not queued yet
  email_id uuid unique references emails (id),
  queued_at timestamptz,
  -- unsubscribed after sending began
  skipped_at timestamptz,
  primary key (issue_id, subscription_id)
);
create index newsletter_deliveries_waiting on newsletter_deliveries (issue_id, subscription_id)
  where queued_at is null and skipped_at is null;
create index newsletter_deliveries_queued on newsletter_deliveries (queued_at);
create index newsletter_deliveries_of_person on newsletter_deliveries (subscription_id);

-- Groups of subscribers that the owner has saved for other issues (Newsletter, Saved groups).
create table newsletter_segments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  segment jsonb not null,
  version int not null default 1,
  created_at timestamptz not null
);
create unique index newsletter_segments_by_name on newsletter_segments (lowercase(name));
