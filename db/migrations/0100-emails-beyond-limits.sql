-- An email that ended its parser by a limit is kept as a file, and is not parsed again when it is delivered again.
alter table inbound_emails add column is_unparsed boolean not null default false;
