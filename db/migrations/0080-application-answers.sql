-- The owner's answer to an application: drafted for its preview, then carried out after some minutes of undo.

create table application_answers (
  application_id uuid primary key references applications (id) on delete cascade,
  answer text not null check (answer in ('accept', 'decline')),
  instalments smallint not null default 1 check (instalments between 1 and 4),
  personal_line text not null default '' check (char_length(personal_line) <= 1000),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'started', 'done')),
  -- the authorised order that the answer charges or releases
  order_id uuid references orders (id),
  -- why the answer could not be carried out; it is a draft again
  problem text check (problem in ('not-possible', 'refused-by-provider', 'payment-changed')),
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  due_at timestamptz,
  check ((state = 'draft') = (due_at is null)),
  check (problem is null or state = 'draft')
);
create index application_answers_due on application_answers (due_at) where state in ('scheduled', 'started');
create index application_answers_of_order on application_answers (order_id) where order_id is not null;
