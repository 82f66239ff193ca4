grant select on public.admin_practitioners to authenticated;
