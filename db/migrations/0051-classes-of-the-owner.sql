-- Classes that the owner creates: what one place is for.

alter table offers
  -- class: each date is one class; term: all classes of a date, or of a series; null: as in the content documents
  add column sold_per text,
  -- the class whose series are sold as terms: a place in each date of one
  add column term_of text references offers (id),
  add constraint offers_sold_per_of_class check (
    sold_per is null or (kind = 'group-class' and sold_per in ('class', 'term'))
  ),
  add constraint offers_term_of_class check (term_of is null or (sold_per = 'term' and grants = 'seat'));

-- Dates that were made together, which a term is sold of; null: a date of its own.
alter table dates add column series_id uuid;
create index dates_by_series on dates (series_id) where series_id is not null;
