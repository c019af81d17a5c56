-- Cancelled by the student, not by the owner: what the owner is told once per person, and what Today lists as free.
alter table bookings
  add column cancelled_by_person_at timestamptz,
  -- What became of the payment.
  add column cancellation_money jsonb,
  -- Key of the email to the owner that names it; null: not written yet.
  add column cancellation_notice text;
create index bookings_cancelled_by_person on bookings (cancelled_by_person_at) where cancelled_by_person_at is not null;
