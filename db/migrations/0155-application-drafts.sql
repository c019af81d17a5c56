-- What someone has written of an application and wants to continue on another device, by a link in an email.
create table application_drafts (
  id uuid primary key default gen_random_uuid(),
  offer_id text not null references offers (id) on delete cascade,
  language text not null check (language in ('en', 'da')),
  email text not null,
  -- without the consent, which is given when it is sent
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index application_drafts_email on application_drafts (lowercase(email));
create index application_drafts_expiry on application_drafts (expires_at);
