grant select, delete, insert (user_id, gender_preference) on public.slot_alerts to authenticated;

create policy "a person sees what they asked to be told" on public.slot_alerts
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person asks to be told" on public.slot_alerts
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "a person asks no longer" on public.slot_alerts
  for delete to authenticated using (user_id = (select auth.uid()));
