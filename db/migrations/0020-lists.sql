-- Lists of a hundred thousand rows: what is searched by, what names run by, and an index for every order in which a list
-- of the back office can be read (studio/shared/list-query.ts).

-- The words of a text, each found by its beginning. Letters of the alphabet are those of Danish: æ, ø and å are their
-- own, other accents are not (studio/shared/list-search.ts knows the same letters). Written out, because what `lower`
-- does beyond ASCII follows the locale of the server. Signs that stand inside of addresses and numbers part words.
create function search_words(words text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('pg_catalog.simple'::regconfig, translate(
  lower(words),
  'ÆØÅÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝŸÑÇáàâäãéèêëíìîïóòôöõúùûüýÿñç@.+-_/:,;()"''&<>',
  'æøåaaaaaeeeeiiiiooooouuuuyyncaaaaaeeeeiiiiooooouuuuyync                '
));

-- A name as the Danish alphabet orders it (… z æ ø å), compared byte by byte: alike whatever locale the server has.
create function by_name(name text) returns text language sql immutable strict parallel safe
return translate(
  lower(name),
  'ÆØÅÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÝŸÑÇæøåáàâäãéèêëíìîïóòôöõúùûüýÿñç',
  '{|}aaa{aeeeeiiiiooo|ouuuyyync{|}aaa{aeeeeiiiiooo|ouuuyyync'
);

create index orders_newest on orders (created_at, id);
create index orders_newest_of_state on orders (state, created_at, id);
create index orders_by_name on orders (by_name(name) collate "C", id);
create index orders_search on orders using gin (search_words(number || ' ' || name || ' ' || email));

create index applications_newest on applications (created_at, id);
create index applications_newest_of_state on applications (state, created_at, id);
create index applications_by_answer on applications (answer_by, id);
create index applications_by_name on applications (by_name(first_name || ' ' || last_name) collate "C", id);
create index applications_search on applications
  using gin (search_words(first_name || ' ' || last_name || ' ' || email));

create index stories_newest on stories (created_at, id);
create index stories_newest_of_state on stories (state, created_at, id);
create index stories_by_name on stories (by_name(name) collate "C", id);
create index stories_search on stories using gin (search_words(title || ' ' || name || ' ' || email));

create index audit_log_newest on audit_log (at, id);
create index audit_log_newest_of_kind on audit_log (split_part(subject, ':', 1), at, id);

create index products_by_name_en on products (by_name(name_en) collate "C", id);
create index products_by_name_da on products (by_name(name_da) collate "C", id);
create index products_in_order on products (sort, id);
create index products_search on products using gin (search_words(name_en || ' ' || name_da));

create index bookings_newest on bookings (created_at, id);
create index bookings_by_name on bookings (by_name(name) collate "C", id);
create index bookings_search on bookings using gin (search_words(name || ' ' || email || ' ' || course_name));

create index users_newest on users (created_at, id);
create index users_by_name on users (by_name(name) collate "C", id);
create index if not exists users_by_email on users (lower(email));
create index users_search on users using gin (search_words(name || ' ' || email));

-- ── Messages: new, read, answered; what is deleted can be brought back for a week ──────────────────────────────────

alter table contact_messages
  add column state text not null default 'new' check (state in ('new', 'read', 'answered', 'deleted')),
  -- of two who change it at once, the second is told
  add column version int not null default 1,
  add column deleted_at timestamptz,
  -- what it was before it was deleted
  add column state_before text check (state_before in ('new', 'read', 'answered'));
update contact_messages set state = 'answered' where answered_at is not null;
alter table contact_messages
  add check ((state = 'deleted') = (deleted_at is not null)),
  add check ((state = 'deleted') = (state_before is not null));
create index contact_messages_newest on contact_messages (created_at, id) where state <> 'deleted';
create index contact_messages_newest_of_state on contact_messages (state, created_at, id);
create index contact_messages_by_name on contact_messages (by_name(name) collate "C", id) where state <> 'deleted';
create index contact_messages_search on contact_messages
  using gin (search_words(name || ' ' || email || ' ' || message));
create index contact_messages_deleted on contact_messages (deleted_at) where state = 'deleted';

-- ── Of two who change one thing at once, the second is told ────────────────────────────────────────────────────────

alter table products add column version int not null default 1;

-- ── Instalments of applications that are late: what was done about each ────────────────────────────────────────────

-- Deleted with the application. Steps 1 and 2: the applicant got a mail; 3: it stands on the owner's list.
create table application_reminders (
  application_id uuid not null references applications (id) on delete cascade,
  instalment int not null check (instalment between 1 and 4),
  step int not null check (step between 1 and 3),
  at timestamptz not null,
  primary key (application_id, instalment, step)
);
