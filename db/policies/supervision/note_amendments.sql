-- Written by `amend-note` and `review-note`. Supervisors have no grant: they read with `open-note`, which logs the
-- access for the patient.
grant select on public.note_amendments to authenticated;

create policy "an author reads their amendments" on public.note_amendments
  for select to authenticated using (author_id = (select auth.uid()));
