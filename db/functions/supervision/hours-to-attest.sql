-- Days in Paris of each supervision; one that was undone at once counts for nothing.
create or replace view app.supervision_periods as
select s.student_id, s.supervisor_id, s.began_at, (s.began_at at time zone 'Europe/Paris')::date as first_day,
  (s.ended_at at time zone 'Europe/Paris')::date as last_day
from app.supervisions s
where s.ended_at is null or s.ended_at > s.began_at;

-- The supervision under which each confirmed hour was done: the first one that ran on its day, so that a day on which the
-- supervisor changes is the former's, and no hour is ever sealed by two.
create or replace view app.hours_by_supervision as
select h.student_id, s.supervisor_id, h.kind, h.day, h.minutes
from public.stage_hours h
cross join lateral (
  select period.supervisor_id from app.supervision_periods period
  where period.student_id = h.student_id and period.first_day <= h.day and coalesce(period.last_day, 'infinity') >= h.day
  order by period.began_at limit 1
) as s
where h.state = 'confirmed';

-- Hours that the reader may seal: of students they supervise or have supervised, done in those periods (ISO 8601
-- intervals, the last one open while it runs).
-- reads: authenticated
create or replace view public.hours_to_attest with (security_barrier = true) as
select student.id as student_id, app.public_name(student.first_name, student.last_name) as student_name,
  student.supervisor_id is not distinct from me.id as is_current, followed.periods, own.minutes, own.first_day, own.last_day
from public.profiles me
cross join lateral (
  select period.student_id,
    array_agg(period.first_day || '/' || coalesce(period.last_day::text, '') order by period.began_at) as periods
  from app.supervision_periods period where period.supervisor_id = me.id group by period.student_id
) as followed
join public.profiles student on student.id = followed.student_id and student.user_type = 'student'
cross join lateral (
  select sum(h.minutes)::int as minutes, min(h.day) as first_day, max(h.day) as last_day
  from app.hours_by_supervision h where h.student_id = student.id and h.supervisor_id = me.id
) as own
where me.id = (select auth.uid()) and me.user_type = 'therapist' and app.practises(me.id) and own.minutes > 0;

comment on view public.hours_to_attest is 'nullable:';
