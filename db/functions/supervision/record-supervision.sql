-- Audit trail of every change of a student's supervisor, made by a screen, a command or the deletion of an account.
create or replace function app.record_supervision() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  update app.supervisions set ended_at = greatest(began_at, now()) where student_id = new.id and ended_at is null;
  insert into app.supervisions (student_id, supervisor_id, supervisor_name)
  select new.id, s.id, btrim(s.first_name || ' ' || s.last_name) from public.profiles s where s.id = new.supervisor_id;
  return null;
end
$$;
revoke execute on function app.record_supervision() from public;

create or replace trigger record_supervision after update of supervisor_id on public.profiles
  for each row when (old.supervisor_id is distinct from new.supervisor_id)
  execute function app.record_supervision();
