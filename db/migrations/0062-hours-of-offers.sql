-- When a session can be booked, within the studio's hours: its own starts, notice, interval and buffers.

alter table offers
  -- null: as in the settings
  add column start_every_minutes int check (start_every_minutes between 15 and 240),
  add column booking_notice_hours int check (booking_notice_hours between 0 and 336),
  add column buffer_before_minutes int check (buffer_before_minutes between 0 and 240),
  add column buffer_after_minutes int check (buffer_after_minutes between 0 and 240),
  add constraint offers_hours_of_session check (
    kind = 'session' or num_nonnulls(
      start_every_minutes, booking_notice_hours, buffer_before_minutes, buffer_after_minutes) = 0
  );

-- The starts of an offer, in the studio's time zone, both inclusive; none: all starts of the studio.
create table offer_hours (
  offer_id text not null references offers (id) on delete cascade,
  -- 1 is Monday
  weekday int not null check (weekday between 1 and 7),
  first_start time not null,
  last_start time not null check (last_start >= first_start),
  primary key (offer_id, weekday, first_start)
);
