grant select on public.admin_act_requests to authenticated;
