-- The owner deletes articles and recovers them. Their address answers 410. A server of the version before shows them
-- in the owner's list as drafts or as unpublished.
alter table magazine_items add column deleted_at timestamptz;
create index deleted_articles on magazine_items (deleted_at) where deleted_at is not null;
