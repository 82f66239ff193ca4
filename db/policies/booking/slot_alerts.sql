grant select, delete, insert (user_id, gender_preference, practitioner_id, day, starts_at, moment, area, language)
  on public.slot_alerts to authenticated;

create policy "a person sees what they asked to be told" on public.slot_alerts
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person asks to be told, of people who see patients" on public.slot_alerts
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (practitioner_id is null or app.sees_patients(practitioner_id))
  );

create policy "a person asks no longer" on public.slot_alerts
  for delete to authenticated using (user_id = (select auth.uid()));
