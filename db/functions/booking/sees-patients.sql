-- The only rule on who may see patients and is listed in the directory: a psychologist whose title was checked, or a
-- student with an accepted proof, a current status and such a psychologist as supervisor. Never a suspended person.
create or replace function app.sees_patients(person uuid) returns boolean language sql stable parallel safe
  security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p left join public.profiles s on s.id = p.supervisor_id
    where p.id = person and p.suspended_at is null and (
      (p.user_type = 'therapist' and p.verified_at is not null)
      or (
        p.user_type = 'student' and p.validated_at is not null and p.status_valid_until >= app.today()
        and s.user_type = 'therapist' and s.verified_at is not null and s.suspended_at is null
      )
    )
  )
$$;
grant execute on function app.sees_patients(uuid) to anon, authenticated;
