grant select on public.admin_supervisors to authenticated;
