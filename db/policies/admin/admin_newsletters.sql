grant select on public.admin_newsletters to authenticated;
