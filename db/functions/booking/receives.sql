-- True if the practitioner holds that appointment: not cancelled and not handed over.
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
