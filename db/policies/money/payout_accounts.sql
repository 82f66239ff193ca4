-- Written by a function that validates the IBAN; only the server reads the full number.
grant select (user_id, holder_name, iban_end, updated_at), delete on public.payout_accounts to authenticated;

create policy "a person sees where their revenue goes" on public.payout_accounts
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person takes their account back" on public.payout_accounts
  for delete to authenticated using (user_id = (select auth.uid()));
