-- The terms name the countries of the shipping zones; each version keeps those it was published with.
-- {"stock":["DK"],"print":["DK"]}; null: the zones were never set, so all EU countries.
alter table terms_texts add column ships_to jsonb;
create function keep_countries_of_terms() returns trigger language plpgsql as $$
begin
  new.ships_to := (
    select jsonb_object_agg(kind, (
        select coalesce(jsonb_agg(country), '[]') from jsonb_array_elements(zones) as zone,
          jsonb_array_elements_text(zone->'countries') as country))
      from settings, jsonb_each(settings.value) as parcels (kind, zones)
      where settings.key = 'shipping' and kind in ('stock', 'print')
  );
  return new;
end $$;
create trigger terms_texts_keep_countries before insert on terms_texts
  for each row execute function keep_countries_of_terms();
