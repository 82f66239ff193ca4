-- A practitioner's own slots. A slot with a payment hold counts as booked: it cannot be withdrawn either.
-- reads: authenticated
create or replace view public.my_slots with (security_barrier = true) as
select s.id, s.starts_at, s.ends_at,
  exists (
    select from public.appointments a
    where a.practitioner_id = s.practitioner_id and a.starts_at >= s.starts_at and a.starts_at < s.ends_at
      and (a.status = 'confirmed' or (a.status = 'held' and a.held_until > now()))
  ) as is_booked
from public.slots s
where s.practitioner_id = (select auth.uid());

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.my_slots is 'nullable:';
