-- Newsletter subscriptions and income by month in the admin.

create index newsletter_by_consent on newsletter_subscriptions (consented_at, id);
create index newsletter_by_email on newsletter_subscriptions (by_name(email) collate "C", id);
create index newsletter_search on newsletter_subscriptions using gin (search_words(email));
create index receipts_by_issue on receipts (issued_at);
