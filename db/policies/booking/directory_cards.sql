-- Public: read together with openings through practitioner_openings.
grant select on public.directory_cards to anon, authenticated;

create policy "everybody sees who still sees patients today" on public.directory_cards
  for select to anon, authenticated using (shown_until >= (select app.today()));
