grant select on public.admin_payments to authenticated;
