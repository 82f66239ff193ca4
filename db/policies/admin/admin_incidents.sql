grant select on public.admin_incidents to authenticated;
