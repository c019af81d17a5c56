-- The browser that opened the checkout, by the hash of its cookie: only it may correct the purchase's email address.
alter table payments add column payer_hash text;
