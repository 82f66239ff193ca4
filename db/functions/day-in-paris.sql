-- Current date in Paris, where a student's status ends at midnight.
create or replace function app.today() returns date language sql stable parallel safe set search_path = ''
  return (now() at time zone 'Europe/Paris')::date;
grant execute on function app.today() to anon, authenticated;
