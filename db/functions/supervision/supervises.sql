-- True for the current supervisor of a student, unless suspended or no longer a psychologist.
create or replace function app.supervises(supervisor uuid, student uuid) returns boolean language sql stable
  security definer set search_path = ''
as $$
  select app.practises(supervisor) and exists (
    select from public.profiles p where p.id = student and p.supervisor_id = supervisor)
$$;
grant execute on function app.supervises(uuid, uuid) to authenticated;
