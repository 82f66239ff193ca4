-- An account with an upcoming appointment cannot be deleted: the other party expects it, and it is paid. Of past
-- appointments, accounting keeps date and price (erase-person.sql removes the rest).
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
  return old;
end
$$;

-- Triggers fire in alphabetical order: this name sorts before erase_person.
create or replace trigger appointments_of_account before delete on auth.users
  for each row execute function app.settle_appointments_of_account();
