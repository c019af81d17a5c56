-- Payments that the owner receives outside the system, also for what is not in the catalogue.

-- The offer 'other' is written with the first payment for free text, so that an older version never lists it.
alter table offers drop constraint offers_kind_check;
alter table offers add constraint offers_kind_check check (
  kind in ('programme', 'session', 'pack', 'workshop', 'studio-day', 'group-class', 'course',
    'goods', 'print-goods', 'gift-card', 'test', 'shipping', 'other')
);

-- The day on which a manual payment was received; null: recorded before the day was asked for.
alter table payments add column received_on date check (received_on is null or provider = 'manual');

-- Why the owner refunded or reversed a payment; the customer does not see it.
alter table refunds add column note text not null default '' check (length(note) <= 500);
