-- Sessions of the owner end after 14 days without use. What was open before this version counts as used now.
update sessions set updated_at = now();
