grant select on public.admin_figures to authenticated;
