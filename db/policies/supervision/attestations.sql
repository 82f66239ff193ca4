-- Sealed and revoked by functions; third parties verify one with check-attestation.
grant select on public.attestations to authenticated;

create policy "a student and the supervisor who sealed read an attestation" on public.attestations
  for select to authenticated using ((select auth.uid()) in (student_id, supervisor_id));
