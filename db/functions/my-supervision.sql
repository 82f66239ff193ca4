-- Student and supervisor as each of the two sees the other, and how much the student works. No patient, no topic.
create or replace view public.my_supervision as
select student.id as student_id, supervisor.id as supervisor_id,
  case when student.id = (select auth.uid()) then 'student' else 'supervisor' end as my_side,
  app.public_name(student.first_name, student.last_name) as student_name,
  supervisor.first_name || ' ' || supervisor.last_name as supervisor_name,
  student.gender as student_gender, student.study_year, student.specialization, student.university,
  student.validated_at is not null as is_validated,
  work.consultations_held, work.next_consultation_at
from public.profiles student
join public.profiles supervisor on supervisor.id = student.supervisor_id
cross join lateral (
  select count(*) filter (where a.ends_at <= now())::int as consultations_held,
    min(a.starts_at) filter (where a.ends_at > now()) as next_consultation_at
  from public.appointments a where a.practitioner_id = student.id and a.status = 'confirmed'
) as work
where student.id = (select auth.uid()) or supervisor.id = (select auth.uid());

-- What its columns are: read by `npm run db:types`, since PostgreSQL cannot tell which of them may be null.
comment on view public.my_supervision is 'nullable: student_gender, study_year, specialization, university, next_consultation_at
my_side: student | supervisor
student_gender: profiles.gender
study_year: profiles.study_year
specialization: profiles.specialization';
