-- Internship hours of the students of a reader who may supervise.
-- reads: authenticated
create or replace view public.supervised_hours with (security_barrier = true) as
select h.id, h.student_id, app.public_name(student.first_name, student.last_name) as student_name,
  h.kind, h.day, h.minutes, h.source, h.description, h.state, h.created_at
from public.stage_hours h join public.profiles student on student.id = h.student_id
where student.supervisor_id = (select auth.uid()) and (select app.practises(auth.uid()));

comment on view public.supervised_hours is 'nullable: description
kind: stage_hours.kind
source: stage_hours.source
state: stage_hours.state';

-- Progress of an internship, for the student and their supervisor.
-- reads: authenticated
create or replace view public.stage_hour_totals with (security_barrier = true) as
select student.id as student_id, app.public_name(student.first_name, student.last_name) as student_name,
  hours.confirmed_minutes, hours.waiting_minutes, hours.first_day, hours.last_day
from public.profiles student
cross join lateral (
  select coalesce(sum(h.minutes) filter (where h.state = 'confirmed'), 0)::int as confirmed_minutes,
    coalesce(sum(h.minutes) filter (where h.state = 'waiting'), 0)::int as waiting_minutes,
    min(h.day) filter (where h.state = 'confirmed') as first_day,
    max(h.day) filter (where h.state = 'confirmed') as last_day
  from public.stage_hours h where h.student_id = student.id
) as hours
where student.user_type = 'student' and (student.id = (select auth.uid())
  or (student.supervisor_id = (select auth.uid()) and (select app.practises(auth.uid()))));

comment on view public.stage_hour_totals is 'nullable: first_day, last_day';
