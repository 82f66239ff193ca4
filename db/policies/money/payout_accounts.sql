-- Written by a function, which checks the number; the number itself is read by nobody but the server.
grant select (user_id, holder_name, iban_end, updated_at), delete on public.payout_accounts to authenticated;

create policy "a person sees where their revenue goes" on public.payout_accounts
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person takes their account back" on public.payout_accounts
  for delete to authenticated using (user_id = (select auth.uid()));
