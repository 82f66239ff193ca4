-- A birthdate is a day before today: domain/profile/birthdate.ts has the same bounds. Null for anything else.
create or replace function app.plausible_birthdate(said text) returns date
  language plpgsql stable set search_path = ''
as $$
declare
  day date;
begin
  day := said::date;
  return case when day > date '1900-01-01' and day < app.today() then day end;
exception when data_exception then
  return null;
end
$$;
grant execute on function app.plausible_birthdate(text) to authenticated;

-- A birthdate that a decision relied on cannot be changed: otherwise a refused minor could become an adult by editing
-- the profile. An administrator corrects it on a proof, with the service role.
create or replace function app.keep_birthdate() returns trigger language plpgsql set search_path = ''
as $$
begin
  if new.birthdate is not null and app.plausible_birthdate(new.birthdate::text) is null then
    raise exception 'birthdate_implausible' using errcode = 'PT422';
  end if;
  if old.birthdate_locked_at is not null and current_user = 'authenticated' then
    raise exception 'birthdate_locked' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create or replace trigger keep_birthdate before update of birthdate on public.profiles
  for each row when (new.birthdate is distinct from old.birthdate)
  execute function app.keep_birthdate();
