-- Read and written by the person only; inserts and updates need their consent.
grant select, delete on public.mood_entries to authenticated;
grant insert (user_id, level, details), update (level, details) on public.mood_entries to authenticated;

create policy "a person reads their own moods" on public.mood_entries
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person erases their own moods" on public.mood_entries
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "a person records a mood while they consent to it" on public.mood_entries
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (
      select from public.consents
      where consents.user_id = (select auth.uid()) and purpose = 'mood' and withdrawn_at is null
    )
  );

create policy "a person corrects a mood of theirs while they consent to it" on public.mood_entries
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.consents
      where consents.user_id = (select auth.uid()) and purpose = 'mood' and withdrawn_at is null
    )
  );
