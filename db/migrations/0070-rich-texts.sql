-- Formatting takes room beside the text itself, whose length the forms limit.
alter table offers
  drop constraint offers_description_en_check,
  drop constraint offers_description_da_check,
  add constraint offers_description_en_check check (char_length(description_en) <= 100000),
  add constraint offers_description_da_check check (char_length(description_da) <= 100000);
alter table instructors
  drop constraint instructors_text_en_check,
  drop constraint instructors_text_da_check,
  add constraint instructors_text_en_check check (char_length(text_en) <= 20000),
  add constraint instructors_text_da_check check (char_length(text_da) <= 20000);
