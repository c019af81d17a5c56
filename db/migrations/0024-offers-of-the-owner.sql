-- Offers that the owner creates and edits, scheduled prices, and questions to the buyer.

alter table offers
  add column version int not null default 1,
  add column changed_at timestamptz not null default now(),
  -- null: from the content documents
  add column name_en text check (char_length(name_en) between 1 and 120),
  add column name_da text check (char_length(name_da) between 1 and 120),
  add column summary_en text not null default '' check (char_length(summary_en) <= 300),
  add column summary_da text not null default '' check (char_length(summary_da) <= 300),
  add column description_en text not null default '' check (char_length(description_en) <= 8000),
  add column description_da text not null default '' check (char_length(description_da) <= 8000),
  -- created by the owner: its page is generated
  add column is_own boolean not null default false,
  add column course_group text check (course_group in ('hour', 'others', 'intensives')),
  -- in its group on the courses page, from 1; null: as in the content document
  add column place int check (place between 1 and 99),
  -- of a session; null: 60
  add column duration_minutes int check (duration_minutes between 15 and 480),
  -- of a new date; null: 10
  add column capacity int check (capacity between 1 and 200),
  -- null: the rule of the settings
  add column notice_hours int check (notice_hours between 0 and 336),
  -- [{"id":"…","en":"…","da":"…","isRequired":true}]
  add column questions jsonb not null default '[]',
  add constraint offers_own_named check (not is_own or (name_en is not null and name_da is not null));

-- Null: no longer sold in this currency from then on.
alter table prices alter column amount_minor drop not null;
create index prices_upcoming on prices (valid_from);

-- What was agreed when the session was booked; null: the rule of the settings.
alter table bookings add column notice_hours int;
create function keep_notice_of_booking() returns trigger language plpgsql as $$
begin
  new.notice_hours := (
    select offers.notice_hours from offers
      where offers.id = new.course_id or (new.course_id = 'private-coaching' and offers.id like 'private-lessons-%')
      order by offers.sort, offers.id limit 1
  );
  return new;
end $$;
create trigger bookings_keep_notice before insert on bookings for each row execute function keep_notice_of_booking();

-- Personal data, kept as long as the order. The question as it was asked.
create table order_answers (
  order_id uuid not null references orders (id) on delete cascade,
  offer_id text not null references offers (id),
  question_id text not null,
  question text not null,
  answer text not null check (char_length(answer) between 1 and 2000),
  answered_at timestamptz not null,
  primary key (order_id, offer_id, question_id)
);
