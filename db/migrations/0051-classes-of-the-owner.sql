-- Classes that the owner creates: what one place on a date is for.

alter table offers
  -- class: each date is one class; term: a date has all classes of a term; null: as in the content documents
  add column sold_per text,
  add constraint offers_sold_per_of_class check (
    sold_per is null or (kind = 'group-class' and sold_per in ('class', 'term'))
  );
