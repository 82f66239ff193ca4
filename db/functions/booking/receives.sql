-- Whether a practitioner holds that appointment, neither cancelled nor given to somebody else.
create or replace function app.receives(practitioner uuid, appointment uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.appointments
    where id = appointment and practitioner_id = practitioner and status = 'confirmed'
  )
$$;

grant execute on function app.receives(uuid, uuid) to authenticated;
