-- An email of a sequence (Newsletter, Sequences) is an issue that is sent by a rule: to one person at a time, while its
-- sequence is on ('running').
alter table newsletter_issues
  add column sequence text check (sequence in ('welcome', 'first-session', 'silence')),
  add column position int check (position between 1 and 9),
  -- after the event, of the first email; after the email before it, of the others
  add column after_days int check (after_days between 0 and 90),
  add unique (sequence, position),
  add constraint newsletter_issues_in_sequence
    check ((sequence is null) = (position is null) and (sequence is null) = (after_days is null)),
  drop constraint newsletter_issues_state_check,
  add constraint newsletter_issues_state_check
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped', 'running')),
  add constraint newsletter_issues_sent_by
    check (case when sequence is null then state <> 'running' else state in ('draft', 'running') end);

drop index newsletter_issues_due;
create index newsletter_issues_due on newsletter_issues (send_at) where state in ('scheduled', 'sending', 'running');

-- Their texts begin as those of the editor (pages/initial-page.ts).
insert into newsletter_issues (key, slug, sequence, position, after_days, created_at, changed_at) values
  ('issue-welcome1', 'welcome-1', 'welcome', 1, 0, now(), now()),
  ('issue-welcome2', 'welcome-2', 'welcome', 2, 4, now(), now()),
  ('issue-session1', 'after-your-session-1', 'first-session', 1, 1, now(), now()),
  ('issue-session2', 'after-your-session-2', 'first-session', 2, 10, now(), now()),
  ('issue-silence1', 'been-a-while-1', 'silence', 1, 0, now(), now()),
  ('issue-silence2', 'been-a-while-2', 'silence', 2, 14, now(), now());
