grant select on public.admin_payout_files to authenticated;
