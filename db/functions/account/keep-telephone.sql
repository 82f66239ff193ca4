-- Number at which somebody is reached about a session: the verified one of their account, or the one of their profile.
create or replace function app.telephone_of(person uuid) returns text language sql stable security definer set search_path = ''
as $$
  select coalesce(case when u.phone_confirmed_at is not null then nullif(u.phone, '') end, p.telephone)
  from public.profiles p join auth.users u on u.id = p.id where p.id = person
$$;
revoke execute on function app.telephone_of(uuid) from public;
grant execute on function app.telephone_of(uuid) to service_role;

-- A practitioner's number may be replaced, never emptied: somebody may need it in the next hour.
create or replace function app.keep_telephone() returns trigger language plpgsql set search_path = ''
as $$
begin
  raise exception 'telephone_needed' using errcode = 'PT422';
end
$$;

create or replace trigger keep_telephone before update of telephone on public.profiles
  for each row when (old.telephone is not null and new.telephone is null and current_user = 'authenticated'
    and new.user_type in ('student', 'therapist'))
  execute function app.keep_telephone();
