-- The list of dates runs, filters and is searched among a hundred thousand as among ten (0020 has the functions,
-- docs/decisions/087 the reasons).

create index dates_in_order on dates (starts_on, id);
create index dates_in_order_of_state on dates (is_open, starts_on, id);
drop index dates_by_entry;
create index dates_by_entry on dates (offer_id, starts_on, id);
-- The longest says how long ago one that is not over may have begun.
create index dates_by_length on dates ((ends_on - starts_on));
create index dates_search on dates using gin (search_words(place));

-- What there can be dates of, whatever else is sold.
create index offers_with_seats on offers (sort, id) where grants = 'seat';
