grant select on public.admin_money to authenticated;
