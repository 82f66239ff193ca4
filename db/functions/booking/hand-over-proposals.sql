-- A proposal is for one time with one practitioner: it ends when the appointment is moved, handed over or cancelled.
create or replace function app.proposal_follows_appointment() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  delete from app.hand_over_proposals where appointment_id = new.id;
  return null;
end
$$;

create or replace trigger proposal_follows_appointment
  after update of status, starts_at, practitioner_id on public.appointments
  for each row when (
    (old.status, old.starts_at, old.practitioner_id) is distinct from (new.status, new.starts_at, new.practitioner_id)
  )
  execute function app.proposal_follows_appointment();
