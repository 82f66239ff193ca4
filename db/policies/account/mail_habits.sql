-- Chosen by the person; without premium they may only turn things off.
grant select on public.mail_habits to authenticated;
-- An upsert names every column it was given, the owner's too.
grant insert (user_id, daily_tip, mood_reminder, hour), update (user_id, daily_tip, mood_reminder, hour)
  on public.mail_habits to authenticated;

create policy "a person reads their own mail habits" on public.mail_habits
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a subscriber chooses their mails" on public.mail_habits
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (not (daily_tip or mood_reminder) or app.has_premium((select auth.uid())))
  );

create policy "a subscriber changes their mails, anybody stops them" on public.mail_habits
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and (not (daily_tip or mood_reminder) or app.has_premium((select auth.uid())))
  );
