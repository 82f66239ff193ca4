-- Set by the person; without premium they can only turn options off.
grant select on public.mail_habits to authenticated;
-- An upsert updates every column it was given, including user_id.
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
