-- Public: free times are shown before an account exists.
grant select on public.free_times to anon, authenticated;
