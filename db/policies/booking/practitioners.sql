-- Public: visitors choose a practitioner before they have an account.
grant select on public.practitioners to anon, authenticated;
