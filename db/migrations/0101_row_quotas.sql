-- How many rows of a table one person may insert in a day, where a browser may insert at all. db/functions/row-quotas.sql
-- holds the numbers and counts.
create table app.row_quotas (
  table_name text constraint row_quotas_pkey primary key,
  -- The column that says whose a row is.
  person_column text not null,
  rows_per_day integer not null constraint row_quotas_rows_per_day_positive check (rows_per_day > 0),
  -- Whether rows count that the server inserts: a signed upload is a browser's, written by the server.
  counts_server boolean not null default false
);

-- One row a person and table, for the latest day alone. Rows that are deleted stay counted.
create table app.row_counts (
  user_id uuid not null constraint row_counts_user_fkey references auth.users on delete cascade,
  table_name text not null constraint row_counts_table_fkey references app.row_quotas on delete cascade,
  day date not null,
  rows integer not null,
  constraint row_counts_pkey primary key (user_id, table_name)
);

alter table app.row_quotas enable row level security;
alter table app.row_counts enable row level security;
