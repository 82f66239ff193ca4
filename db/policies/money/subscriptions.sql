-- Written by the server only: a subscription follows its payments.
grant select on public.subscriptions to authenticated;

create policy "a person reads their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
