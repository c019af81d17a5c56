-- Packs of sessions and gift cards are offers, too.

alter table offers drop constraint offers_kind_check;
alter table offers add constraint offers_kind_check check (
  kind in ('programme', 'session', 'pack', 'workshop', 'studio-day', 'group-class', 'course',
    'goods', 'print-goods', 'gift-card', 'test', 'shipping')
);
