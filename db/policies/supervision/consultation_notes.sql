-- Saved and submitted by functions, which enforce the states. Supervisors have no grant: they open a note with a
-- function that logs the access for the patient.
grant select on public.consultation_notes to authenticated;

create policy "an author reads their notes" on public.consultation_notes
  for select to authenticated using (author_id = (select auth.uid()) and archived_at is null);
