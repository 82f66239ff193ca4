-- Notes waiting for a psychologist's review: those of their own students, and for a referent those without
-- review after a week. Shows only the hour of the consultation, nothing of the patient. Empty for a
-- suspended person or a former psychologist.
-- reads: authenticated
create or replace view public.my_notes_to_review with (security_barrier = true) as
select r.id as review_id, r.appointment_id, r.amendment_id is not null as is_amendment, r.author_id as student_id,
  app.public_name(student.first_name, student.last_name) as student_name,
  r.is_own_student, a.starts_at, a.consultation_type, r.is_crisis, r.submitted_at,
  r.submitted_at + interval '7 days' as due_at
from (
  select p.id, p.is_referent from public.profiles p
  where p.id = (select auth.uid()) and p.user_type = 'therapist' and app.practises(p.id)
) as me
cross join lateral (
  select mine.*, true as is_own_student
  from public.profiles s join public.note_reviews mine on mine.author_id = s.id and mine.decision is null
  where s.supervisor_id = me.id and s.id <> me.id
  union all
  select late.*, false as is_own_student
  from public.note_reviews late join public.profiles s on s.id = late.author_id
  where me.is_referent and late.decision is null and late.submitted_at <= now() - interval '7 days'
    and s.id <> me.id and s.supervisor_id is distinct from me.id
) as r
join public.profiles student on student.id = r.author_id
join public.appointments a on a.id = r.appointment_id;

comment on view public.my_notes_to_review is 'nullable:
consultation_type: appointments.consultation_type';
