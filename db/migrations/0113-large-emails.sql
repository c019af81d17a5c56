-- Emails of up to 25 MB are accepted, so a file of one can be as large.
alter table inbound_attachments drop constraint inbound_attachments_bytes_check;
alter table inbound_attachments add constraint inbound_attachments_bytes_check check (bytes between 0 and 26214400);
-- An email whose conversation is unknown is found in any.
create index inbound_emails_by_message_id on inbound_emails (message_id);
