-- Null: as each place shows photographs, grey on pages and in colour in the shop and when shared.
alter table media_files add column tone text check (tone in ('grey', 'colour'));
