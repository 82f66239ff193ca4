grant select on public.admin_reports to authenticated;
