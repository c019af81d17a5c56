-- The list of editions runs, filters and is searched among a hundred thousand as among ten (0020 has the functions,
-- docs/decisions/087 the reasons).

create index editions_in_order on editions (starts_on, id);
create index editions_in_order_of_state on editions (is_open, starts_on, id);
drop index editions_by_entry;
create index editions_by_entry on editions (entry_id, starts_on, id);
-- The longest says how long ago one that is not over may have begun.
create index editions_by_length on editions ((ends_on - starts_on));
create index editions_search on editions using gin (search_words(place));

-- What there can be dates of, whatever else is sold.
create index catalogue_entries_with_seats on catalogue_entries (sort, id) where grants = 'seat';
