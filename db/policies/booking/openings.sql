-- Public: visitors choose a practitioner before they have an account.
grant select on public.openings to anon, authenticated;

create policy "everybody sees who still sees patients today" on public.openings
  for select to anon, authenticated using (shown_until >= (select app.today()));
