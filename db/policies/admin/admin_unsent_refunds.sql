grant select on public.admin_unsent_refunds to authenticated;
