-- An account with an appointment to come is not deleted: the other party is waiting for it, and it is paid. Of those that
-- are over, the books keep date and price, and nothing that was said.
create or replace function app.settle_appointments_of_account() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if exists (
    select from public.appointments a
    where (a.patient_id = old.id or a.practitioner_id = old.id) and a.status = 'confirmed' and a.ends_at > now()
  ) then
    raise exception 'account_has_appointments' using errcode = 'PT409';
  end if;
  delete from public.appointments where patient_id = old.id and booked_at is null;
  -- What others wrote about the person goes with them; what they wrote themselves goes with its owner.
  delete from public.consultation_notes where appointment_id in (select id from public.appointments where patient_id = old.id);
  delete from public.supervision_alerts where appointment_id in (select id from public.appointments where patient_id = old.id);
  delete from public.supervision_calls where appointment_id in (select id from public.appointments where patient_id = old.id);
  delete from public.identity_openings where appointment_id in (select id from public.appointments where patient_id = old.id);
  delete from app.room_invitations where appointment_id in (select id from public.appointments where patient_id = old.id);
  update public.appointments set topic = null, pseudonym = null, appearance = 'first_name' where patient_id = old.id;
  return old;
end
$$;

create or replace trigger settle_appointments_of_account before delete on auth.users
  for each row execute function app.settle_appointments_of_account();
