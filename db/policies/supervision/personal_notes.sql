-- Written by a function that checks who attended the consultation.
grant select, delete on public.personal_notes to authenticated;

create policy "a person reads their own notes" on public.personal_notes
  for select to authenticated using (owner_id = (select auth.uid()));

create policy "a person erases their own notes" on public.personal_notes
  for delete to authenticated using (owner_id = (select auth.uid()));
