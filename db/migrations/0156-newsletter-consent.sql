-- Where the consent of a subscriber comes from: the form of the website, or a list that the owner has imported with its
-- proof (who says so, when and where), which is the consent text.
alter table newsletter_subscriptions add column source text not null default 'website'
  check (source in ('website', 'import'));
