-- Undo and redo of the owner's edits: the states of a page's draft, oldest first.

create table page_draft_steps (
  key text not null references page_drafts (key),
  step int not null check (step >= 0),
  blocks_en jsonb not null,
  blocks_da jsonb not null,
  primary key (key, step)
);

-- The state that the draft is in; 0 before the first edit.
alter table page_drafts add column step int not null default 0;
