-- Written by the server only, when a payment is confirmed.
grant select on public.payments to authenticated;

create policy "a person reads their own payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));
