-- Student and supervisor as each sees the other, with the student's workload, while the supervisor may work. No patient,
-- no topic.
-- reads: authenticated
create or replace view public.my_supervision with (security_barrier = true) as
select student.id as student_id, supervisor.id as supervisor_id,
  case when student.id = (select auth.uid()) then 'student' else 'supervisor' end as my_side,
  app.public_name(student.first_name, student.last_name) as student_name,
  supervisor.first_name || ' ' || supervisor.last_name as supervisor_name,
  student.gender as student_gender, student.study_year, student.specialization, student.university,
  student.validated_at is not null as is_validated,
  work.consultations_held, work.next_consultation_at,
  -- Number of current patients: a consultation in the last two months, or a planned one. One person under two names
  -- counts twice: otherwise the number would link the names.
  work.people_followed,
  -- Median delay between consultation and submission of the note, over the last three months.
  notes.delay_hours as note_delay_hours,
  -- The supervisor sees each rating count; the student only what is published, at night and from five on (0 below): a
  -- number that moves tells who has just rated.
  case when student.id = (select auth.uid()) then published.mean when ratings.count >= 5 then ratings.mean end as rating_mean,
  case when student.id = (select auth.uid()) then coalesce(published.count, 0) else ratings.count end as rating_count
from public.profiles student
join public.profiles supervisor on supervisor.id = student.supervisor_id
cross join lateral (
  select count(*) filter (where o.verdict in ('held', 'ended_by_patient'))::int as consultations_held,
    min(a.starts_at) filter (where o.verdict is null and a.ends_at > now()) as next_consultation_at,
    count(distinct (a.patient_id, app.chosen_pseudonym(a.appearance, a.pseudonym)))
      filter (where a.starts_at > now() - interval '60 days' and a.patient_id is not null)::int as people_followed
  from public.appointments a left join public.consultation_outcomes o on o.appointment_id = a.id
  where a.practitioner_id = student.id and a.status = 'confirmed'
) as work
cross join lateral (
  select (percentile_cont(0.5) within group (order by extract(epoch from first.submitted_at - a.ends_at)) / 3600)::int
    as delay_hours
  from (
    select r.appointment_id, min(r.submitted_at) as submitted_at from public.note_reviews r
    where r.author_id = student.id and r.amendment_id is null group by 1
  ) as first
  join public.appointments a on a.id = first.appointment_id and a.ends_at > now() - interval '90 days'
) as notes
cross join lateral (
  select count(*)::int as count, round(avg(r.stars), 1)::float8 as mean
  from public.consultation_ratings r where r.practitioner_id = student.id
) as ratings
left join lateral (
  select f.rating_count as count, f.rating_mean::float8 as mean
  from app.practitioner_figures f where f.practitioner_id = student.id and f.rating_count >= 5
) as published on true
where student.id = (select auth.uid()) or (supervisor.id = (select auth.uid()) and (select app.practises(auth.uid())));

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.my_supervision is 'nullable: student_gender, study_year, specialization, university, next_consultation_at, note_delay_hours, rating_mean
my_side: student | supervisor
student_gender: profiles.gender
study_year: profiles.study_year
specialization: profiles.specialization';
