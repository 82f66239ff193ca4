grant select on public.admin_contact_messages to authenticated;
