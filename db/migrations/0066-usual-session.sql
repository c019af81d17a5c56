-- The usual session is the one that the owner has not created beside it: a former one keeps an id of the same form.

create or replace function keep_notice_of_booking() returns trigger language plpgsql as $$
begin
  new.notice_hours := (
    select offers.notice_hours from offers
      where offers.id = new.course_id
        or (new.course_id = 'private-coaching' and offers.kind = 'session' and not offers.is_own)
      order by offers.sort, offers.id limit 1
  );
  return new;
end $$;
