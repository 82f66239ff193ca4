-- End of the retention period of accounting records: midnight in Paris after the last 31 December.
create or replace function app.end_of_books(instant timestamptz, years integer) returns timestamptz
  language sql immutable set search_path = ''
as $$
  select (date_trunc('year', instant at time zone 'Europe/Paris') + make_interval(years => years + 1)) at time zone 'Europe/Paris'
$$;
