-- Whether the payment page was opened with the customer's e-mail address on it: only its holder is given that page again.
alter table payments add column has_customer_email boolean not null default true;
