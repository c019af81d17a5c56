-- The picture of an offer that the owner created is placed at 'offer-' and the offer's id, which is up to 80 characters.

alter table photographs drop constraint photographs_place_check;
alter table photographs add constraint photographs_place_check check (place ~ '^[a-z0-9-]{1,90}$');
