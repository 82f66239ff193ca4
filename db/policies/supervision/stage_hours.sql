-- Declared, confirmed and refused by functions; supervisors read supervised_hours.
grant select (id, student_id, kind, day, minutes, source, description, state, decided_by_name, decided_at, reason, created_at)
  on public.stage_hours to authenticated;

create policy "a student reads their own hours" on public.stage_hours
  for select to authenticated using (student_id = (select auth.uid()));
