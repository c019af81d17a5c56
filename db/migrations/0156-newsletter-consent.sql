-- Where the consent of a subscriber comes from: the form of the website, or a list that the owner has imported with its
-- proof (who says so, when and where), which is the consent text.
alter table newsletter_subscriptions add column source text not null default 'website'
  check (source in ('website', 'import'));

-- A page of the list of one state, as subscription-list.queries.ts words it, without reading the others.
create index newsletter_by_state on newsletter_subscriptions ((case when unsubscribed_at is not null then 'unsubscribed'
  when confirmed_at is not null then 'confirmed' else 'unconfirmed' end), consented_at, id);
create index newsletter_by_state_and_email on newsletter_subscriptions ((case when unsubscribed_at is not null
  then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'unconfirmed' end),
  by_name(email) collate "C", id);
