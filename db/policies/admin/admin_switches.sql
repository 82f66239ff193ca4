grant select on public.admin_switches to authenticated;
