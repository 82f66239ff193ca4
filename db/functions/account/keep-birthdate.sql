-- A birthdate that a decision relied on cannot be changed: otherwise a refused minor could become an adult by editing
-- the profile. Support corrects it with the service role.
create or replace function app.keep_birthdate() returns trigger language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    raise exception 'birthdate_locked' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create or replace trigger keep_birthdate before update of birthdate on public.profiles
  for each row when (old.birthdate_locked_at is not null and new.birthdate is distinct from old.birthdate)
  execute function app.keep_birthdate();
