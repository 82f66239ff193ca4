-- The patient's own. Practitioners read my_ratings, which leaves out what was not shared with them.
grant select on public.consultation_ratings to authenticated;

create policy "a patient reads the ratings they gave" on public.consultation_ratings
  for select to authenticated using (patient_id = (select auth.uid()));
