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

-- A practitioner's own starts, also beyond their own limits: they may move an appointment there themselves.
-- reads: authenticated
create or replace view public.my_free_starts with (security_barrier = true) as
select o.practitioner_id, o.starts_at from app.untaken_offers o where o.practitioner_id = (select auth.uid());

-- A practitioner's conditions for bookings. No row before their first slot or choice: the usual limits hold.
-- reads: authenticated
create or replace view public.my_booking_limits with (security_barrier = true) as
select c.practitioner_id, c.notice_minutes, c.sessions_a_day
from app.calendars c
where c.practitioner_id = (select auth.uid());

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.my_slots is 'nullable:';
comment on view public.my_free_starts is 'nullable:';
comment on view public.my_booking_limits is 'nullable: sessions_a_day';
