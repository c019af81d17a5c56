-- An order line and an enrolment keep the course that was bought: what an offer opens may change later.
alter table order_lines add column course_id text;
update order_lines set course_id = coalesce(offers.course_id, offers.id)
  from offers
  where offers.id = order_lines.offer_id and offers.kind = 'course';

alter table entitlements add column course_id text;
update entitlements set course_id = coalesce(offers.course_id, offers.id)
  from offers
  where offers.id = entitlements.offer_id and entitlements.kind = 'enrolment';
alter table entitlements add constraint entitlements_enrolled_in_course
  check (kind <> 'enrolment' or course_id is not null);
create index entitlements_by_course on entitlements (course_id) where course_id is not null;

-- The owner may end a plan by revoking the access it pays for.
alter table plans drop constraint plans_end_reason_check;
alter table plans add constraint plans_end_reason_check
  check (end_reason in ('guarantee', 'withdrawal', 'unpaid', 'outside', 'no-schedule', 'revoked'));
