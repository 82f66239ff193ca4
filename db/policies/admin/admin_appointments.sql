grant select on public.admin_appointments to authenticated;
