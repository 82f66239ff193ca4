-- True if the person is the patient of the appointment.
create or replace function app.is_patient_of(person uuid, appointment uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select from public.appointments where id = appointment and patient_id = person)
$$;

grant execute on function app.is_patient_of(uuid, uuid) to authenticated;
