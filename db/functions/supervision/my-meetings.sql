-- Supervision meetings: a psychologist sees those they offer, with the participants; a student sees their supervisor's
-- meetings with a free place and those they booked.
-- reads: authenticated
create or replace view public.my_meetings with (security_barrier = true) as
select m.id, case when m.supervisor_id = me.id then 'supervisor' else 'student' end as my_side, m.kind, m.starts_at, m.ends_at,
  supervisor.first_name || ' ' || supervisor.last_name as supervisor_name,
  coalesce(own.is_booked, false) as is_booked, taken.count as students_booked,
  case when m.supervisor_id = me.id then taken.names else '{}' end as student_names,
  case m.kind when 'group' then 2 else 1 end - taken.count as places_left
from (
  select p.id, p.user_type, p.supervisor_id from public.profiles p where p.id = (select auth.uid()) and p.suspended_at is null
) as me
join public.supervision_meetings m on m.canceled_at is null and (
  (me.user_type = 'therapist' and m.supervisor_id = me.id and app.practises(me.id))
  or (me.user_type = 'student' and (m.supervisor_id = me.supervisor_id
    or m.id in (select b.meeting_id from public.meeting_bookings b where b.student_id = me.id and b.canceled_at is null))))
join public.profiles supervisor on supervisor.id = m.supervisor_id
cross join lateral (
  select count(*)::int as count,
    coalesce(array_agg(app.public_name(s.first_name, s.last_name) order by b.booked_at), '{}') as names
  from public.meeting_bookings b join public.profiles s on s.id = b.student_id
  where b.meeting_id = m.id and b.canceled_at is null
) as taken
left join lateral (
  select true as is_booked from public.meeting_bookings b
  where b.meeting_id = m.id and b.student_id = me.id and b.canceled_at is null
) as own on true;

comment on view public.my_meetings is 'nullable:
my_side: supervisor | student
kind: supervision_meetings.kind';
