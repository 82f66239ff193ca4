-- For everybody: people choose whom to talk to before they have an account.
grant select on public.practitioners to anon, authenticated;
