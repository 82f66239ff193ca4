grant select on public.my_verification to authenticated;
