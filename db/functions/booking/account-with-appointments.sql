-- An account with an upcoming appointment cannot be deleted: the other party expects it, and it is paid. A start that is
-- being paid counts for its practitioner while it is held; a payment that arrives later is refunded, because its booking
-- is gone. Of past appointments, accounting keeps date and price (erase-person.sql removes the rest).
create or replace function app.settle_appointments_of_account() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  -- The locks of booking, in its order (lock-patient.ts, calendars.ts): a payment that is being applied counts.
  perform from public.profiles p where p.id = old.id for no key update;
  perform from app.calendars c where c.practitioner_id = old.id for update;
  if exists (
    select from public.appointments a
    where (a.patient_id = old.id or a.practitioner_id = old.id) and a.status = 'confirmed' and a.ends_at > now()
  ) or exists (
    select from public.appointments a join public.payments p on p.appointment_id = a.id
    where a.practitioner_id = old.id and a.status = 'held' and a.held_until > now()
  ) then
    raise exception 'account_has_appointments' using errcode = 'PT409';
  end if;
  delete from public.appointments where old.id in (patient_id, practitioner_id) and booked_at is null;
  return old;
end
$$;

-- Triggers fire in alphabetical order: this name sorts before erase_person.
create or replace trigger appointments_of_account before delete on auth.users
  for each row execute function app.settle_appointments_of_account();
