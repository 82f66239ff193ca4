-- Saved and submitted by functions, which know the states. Supervisors have no grant: they open a note by a function that
-- leaves a trace for the patient.
grant select on public.consultation_notes to authenticated;

create policy "an author reads their notes" on public.consultation_notes
  for select to authenticated using (author_id = (select auth.uid()) and archived_at is null);
