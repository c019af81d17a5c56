-- The form that saved a draft last, while it was being typed in: it saves again without a conflict with itself.

alter table page_drafts add column client_id text;
alter table page_drafts add column client_revision int not null default 0;
