-- What a reading of another calendar left out, and what makes the next one cheap.

alter table external_calendars
  -- How many entries the last reading left out, and the first of them; null: none.
  add column left_out jsonb,
  -- ETag and Last-Modified of the calendar that was read last, and for what they are valid; null: it is read whole.
  add column validators jsonb,
  -- User name and password that were in the address, encrypted with APP_SECRET.
  add column credentials text;
