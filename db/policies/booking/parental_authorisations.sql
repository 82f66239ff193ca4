-- Requested and answered by functions; the patient reads the state, never the link.
grant select (id, patient_id, purpose, parent_email, parent_name, consent_version, requested_at, expires_at, granted_at, refused_at,
  withdrawn_at) on public.parental_authorisations to authenticated;

create policy "a patient sees the authorisations asked for them" on public.parental_authorisations
  for select to authenticated using (patient_id = (select auth.uid()));
