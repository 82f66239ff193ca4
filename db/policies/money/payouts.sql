-- Recorded by an administrator once the bank has sent it (npm run payouts).
grant select on public.payouts to authenticated;

create policy "a practitioner reads what was paid to them" on public.payouts
  for select to authenticated using (practitioner_id = (select auth.uid()));
