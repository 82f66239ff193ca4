-- The reporter reads the report and its answer. Referents read reports_to_answer, and the text with a function that logs it.
grant select (id, reporter_id, appointment_id, practitioner_name, category, body, state, referent_name, answer, reported_at,
  answer_due_at, answered_at, supervisor_reads_from) on public.reports to authenticated;

create policy "a person reads the reports they made" on public.reports
  for select to authenticated using (reporter_id = (select auth.uid()));
