-- Set by the person only; a missing row means that the mail is wanted.
grant select on public.notification_choices to authenticated;
grant insert (user_id, kind, is_wanted) on public.notification_choices to authenticated;
-- Includes `kind`, because an upsert updates every column it was given.
grant update (kind, is_wanted) on public.notification_choices to authenticated;

create policy "a person reads their own choices" on public.notification_choices
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person chooses for themselves" on public.notification_choices
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "a person changes a choice of theirs" on public.notification_choices
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
