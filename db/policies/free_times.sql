grant select on public.free_times to authenticated;
