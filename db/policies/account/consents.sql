-- Only the person gives or withdraws a consent; the database sets the timestamps
-- (db/functions/account/stamp-consent-withdrawal.sql).
grant select on public.consents to authenticated;
grant insert (user_id, purpose, version) on public.consents to authenticated;
grant update (withdrawn_at) on public.consents to authenticated;

create policy "a person reads their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person consents for themselves" on public.consents
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "a person withdraws a consent of theirs, once" on public.consents
  for update to authenticated
  using (user_id = (select auth.uid()) and withdrawn_at is null)
  with check (user_id = (select auth.uid()) and withdrawn_at is not null);
