-- Written by the job that decides outcomes, and by functions whose act implies one.
grant select on public.consultation_outcomes to authenticated;

create policy "both parties read what their consultation was judged to be" on public.consultation_outcomes
  for select to authenticated using (app.is_party((select auth.uid()), appointment_id));
