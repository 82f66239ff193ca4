-- Current and past state of each component, for administrators.
-- reads: authenticated
create or replace view public.admin_component_states with (security_barrier = true) as
select s.component, s.status, s.details, s.began_at, s.seen_at,
  not exists (select from app.component_states later where later.component = s.component and later.began_at > s.began_at)
    as is_current
from app.component_states s
where (select app.operates());

comment on view public.admin_component_states is 'nullable:
status: error | warning | pending | success';
