-- The result of 'Find your range', where the person chose to show it with their booking. Erased with the person.
alter table bookings add column voice_range jsonb check (octet_length(voice_range::text) < 2000);
