grant select on public.admin_disputes to authenticated;
