-- Shared by a function that checks the right to share; the patient can withdraw it, which erases it.
-- Without `patient_id`: it would link two pseudonyms of the same patient for one practitioner.
grant select (appointment_id, practitioner_id, body, shared_at), delete on public.letters to authenticated;

create policy "a patient reads the letters they shared" on public.letters
  for select to authenticated using (patient_id = (select auth.uid()));

create policy "a practitioner reads a letter while they hold its appointment and practise" on public.letters
  for select to authenticated
  using (practitioner_id = (select auth.uid()) and app.receives((select auth.uid()), appointment_id)
    and (select app.practises(auth.uid())));

create policy "a patient takes a letter back" on public.letters
  for delete to authenticated using (patient_id = (select auth.uid()));

-- Replaced by app.practises. Dropped here, because the former policy above was the last to use it.
drop function if exists app.is_suspended(uuid);
