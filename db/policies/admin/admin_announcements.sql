grant select on public.admin_announcements to authenticated;
