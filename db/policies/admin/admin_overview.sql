grant select on public.admin_overview to authenticated;
