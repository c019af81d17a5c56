-- How often an email was handed over completely without the server's answer: recorded before the final dot.
alter table emails add column unanswered int not null default 0;
