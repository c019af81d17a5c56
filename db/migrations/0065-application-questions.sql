-- Questions that the owner adds to the application form of a programme, and their answers.

create table application_questions (
  id uuid primary key default gen_random_uuid(),
  offer_id text not null references offers (id),
  kind text not null check (kind in ('short-text', 'long-text', 'one-choice', 'several-choices')),
  label_en text not null check (char_length(label_en) between 1 and 200),
  label_da text not null check (char_length(label_da) between 1 and 200),
  help_en text not null default '' check (char_length(help_en) <= 300),
  help_da text not null default '' check (char_length(help_da) <= 300),
  -- [{"id":"…","en":"…","da":"…"}]
  choices jsonb not null default '[]',
  -- on the website's form; programs may leave every answer out
  is_required boolean not null,
  is_visible boolean not null,
  sort int not null,
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  check (jsonb_array_length(choices) between
    case when kind in ('one-choice', 'several-choices') then 2 else 0 end and
    case when kind in ('one-choice', 'several-choices') then 10 else 0 end)
);
create index application_questions_of_offer on application_questions (offer_id, sort, id);

-- Personal data, deleted with the other answers. [{"id":"…","question":"…","answer":"…"}], each question as it was asked.
alter table applications add column additional_answers jsonb not null default '[]';
