-- Without `patient_id`: it would link two pseudonyms of the same patient for one practitioner.
grant select (appointment_id, author_id, body, steps, shared_at, updated_at) on public.consultation_summaries to authenticated;

create policy "an author reads what they wrote for a patient" on public.consultation_summaries
  for select to authenticated using (author_id = (select auth.uid()));

create policy "a patient reads a summary once it is shared" on public.consultation_summaries
  for select to authenticated using (patient_id = (select auth.uid()) and shared_at is not null);
