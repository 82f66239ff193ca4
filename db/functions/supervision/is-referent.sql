-- True for a psychologist who is a referent (answers reports) and may currently work.
create or replace function app.is_referent(person uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p
    where p.id = person and p.user_type = 'therapist' and p.is_referent and app.practises(p.id)
  )
$$;
grant execute on function app.is_referent(uuid) to authenticated;
