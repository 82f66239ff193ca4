grant select on public.admin_students to authenticated;
