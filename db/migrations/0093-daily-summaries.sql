-- Days whose summary was emailed to the owner, or left out because there was nothing in it.

create table daily_summaries (
  day date primary key,
  decided_at timestamptz not null
);
