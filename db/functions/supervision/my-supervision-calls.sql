-- Calls for a supervisor, for the three people involved. The patient sees only a supervisor who asks to join.
-- reads: authenticated
create or replace view public.my_supervision_calls with (security_barrier = true) as
select c.id, c.appointment_id,
  case (select auth.uid()) when c.student_id then 'student' when c.supervisor_id then 'supervisor' else 'patient' end as my_side,
  supervisor.first_name || ' ' || supervisor.last_name as supervisor_name,
  app.public_name(student.first_name, student.last_name) as student_name,
  case when a.patient_id = (select auth.uid()) then null else c.kind end as kind,
  case when a.patient_id = (select auth.uid()) then null else c.asked_at end as asked_at,
  case when a.patient_id = (select auth.uid()) then null else c.answer end as answer,
  case when a.patient_id = (select auth.uid()) then null else c.answered_at end as answered_at,
  c.agreed_at, c.refused_at, c.joined_at, c.left_at, a.starts_at,
  -- To ring back the student who calls: that day only.
  case when c.supervisor_id = (select auth.uid()) and c.asked_at > now() - interval '1 day'
    and account.phone_confirmed_at is not null then account.phone end as student_phone
from public.supervision_calls c
join public.appointments a on a.id = c.appointment_id
left join public.profiles student on student.id = c.student_id
left join public.profiles supervisor on supervisor.id = c.supervisor_id
left join auth.users account on account.id = c.student_id
where c.student_id = (select auth.uid())
  or (c.supervisor_id = (select auth.uid()) and (select app.practises(auth.uid())))
  or (a.patient_id = (select auth.uid()) and c.answer = 'coming');

comment on view public.my_supervision_calls is 'nullable: supervisor_name, student_name, kind, asked_at, answer, answered_at, agreed_at, refused_at, joined_at, left_at, student_phone
my_side: student | supervisor | patient
kind: supervision_calls.kind
answer: supervision_calls.answer';
