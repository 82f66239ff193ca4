grant select on public.admin_component_states to authenticated;
