-- When the reporter's account is deleted, their answered reports are deleted too; open ones stay, without the reporter's name.
create or replace function app.forget_reporter() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.reports where id = new.id;
  return null;
end
$$;
create or replace trigger forget_reporter after update of reporter_id, state on public.reports
  for each row when (new.reporter_id is null and new.state = 'answered') execute function app.forget_reporter();
