-- True if the person is the patient or the practitioner of the appointment.
create or replace function app.is_party(person uuid, appointment uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.appointments
    where id = appointment and booked_at is not null and person in (patient_id, practitioner_id)
  )
$$;

grant execute on function app.is_party(uuid, uuid) to authenticated;
