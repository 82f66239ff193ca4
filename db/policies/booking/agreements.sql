-- Inserted with the account by db/functions/account/complete-registration.sql, and never changed afterwards.
grant select on public.agreements to authenticated;

create policy "a person reads what they accepted" on public.agreements
  for select to authenticated using (user_id = (select auth.uid()));
