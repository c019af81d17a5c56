-- The buyer corrected the email address on the confirmation page; possible once.
alter table orders add column email_corrected_at timestamptz;
