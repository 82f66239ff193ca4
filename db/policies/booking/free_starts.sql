-- Public: free times are shown before an account exists. Names practitioners, never a patient.
grant select on public.free_starts to anon, authenticated;
