-- For everybody: who is free when is shown before an account exists. It names practitioners, and no patient.
grant select on public.free_starts to anon, authenticated;
