-- Requested and granted by functions; these rows do not contain the identity itself.
grant select on public.identity_openings to authenticated;

create policy "a practitioner reads what they asked for" on public.identity_openings
  for select to authenticated using (practitioner_id = (select auth.uid()));

create policy "a supervisor reads what their students ask" on public.identity_openings
  for select to authenticated
  using (supervisor_id = (select auth.uid()) and app.supervises((select auth.uid()), practitioner_id));

create policy "a patient reads why their identity was opened" on public.identity_openings
  for select to authenticated
  using (agreed_at is not null and app.is_patient_of((select auth.uid()), appointment_id));
