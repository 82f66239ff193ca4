grant select on public.admin_audit to authenticated;
