-- The name of this file sorts before those of the views that use it.
-- Pseudonym that the practitioner sees instead of the patient's first name, if one was chosen.
create or replace function app.chosen_pseudonym(appearance text, pseudonym text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return case when appearance <> 'first_name' then pseudonym end;

grant execute on function app.chosen_pseudonym(text, text) to authenticated;

-- True if a thread accepts new messages: both parties share a past or future appointment, and the practitioner can read it.
create or replace function app.can_write(thread uuid) returns boolean language sql stable
  security definer set search_path = ''
as $$
  select exists (
    select from public.threads t
    join public.appointments a on a.patient_id = t.patient_id and a.practitioner_id = t.practitioner_id
      and app.chosen_pseudonym(a.appearance, a.pseudonym) is not distinct from t.pseudonym
    where t.id = thread and a.status = 'confirmed' and app.practises(t.practitioner_id)
  )
$$;
grant execute on function app.can_write(uuid) to authenticated;

-- Opens the thread when the appointment is booked, so that the patient can write at once.
create or replace function app.open_thread() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  insert into public.threads (patient_id, practitioner_id, pseudonym)
  values (new.patient_id, new.practitioner_id, app.chosen_pseudonym(new.appearance, new.pseudonym))
  on conflict on constraint threads_one_per_name do nothing;
  return null;
end
$$;
create or replace trigger open_thread after insert or update of booked_at, practitioner_id on public.appointments
  for each row when (new.booked_at is not null and new.patient_id <> new.practitioner_id)
  execute function app.open_thread();

-- Threads of the current user and their side in each; without their patients' threads unless they practise. A
-- set-returning function, so that it runs once per query and not once per row.
create or replace function app.my_threads() returns table (thread_id uuid, side text) language sql stable
  security definer set search_path = ''
as $$
  select t.id, case when t.patient_id = (select auth.uid()) then 'patient' else 'practitioner' end
  from public.threads t
  where t.patient_id = (select auth.uid())
    or (t.practitioner_id = (select auth.uid()) and (select app.practises(auth.uid())))
$$;
grant execute on function app.my_threads() to authenticated;
