grant select on public.admin_verifications to authenticated;
