-- Whether somebody may see patients, and is therefore shown to them: a psychologist, or a student whose proof was accepted.
create or replace function app.sees_patients(person uuid) returns boolean language sql stable parallel safe
  security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p
    where p.id = person and (p.user_type = 'therapist' or (p.user_type = 'student' and p.validated_at is not null))
  )
$$;
grant execute on function app.sees_patients(uuid) to authenticated;
