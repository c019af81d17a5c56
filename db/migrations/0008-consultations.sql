-- Free consultations are bookings like any other: the same claims, links, mails. Nothing covers them but their being
-- free. Names and e-mail addresses stand in bookings only (retention as for sessions: while the studio keeps its books).
alter table bookings drop constraint bookings_covered_by_check;
alter table bookings add constraint bookings_covered_by_check
  check (covered_by in ('order', 'entitlement', 'owner', 'at-lesson', 'free'));
