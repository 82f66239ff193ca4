-- Consultations of a psychologist's students with the state of their notes. No patient, topic or text of a note.
-- reads: authenticated
create or replace view public.my_students_consultations with (security_barrier = true) as
select a.id as appointment_id, a.practitioner_id as student_id, a.starts_at, a.ends_at, a.consultation_type,
  outcome.verdict, note.state as note_state, note.submitted_at as note_submitted_at, note.signed_at as note_signed_at
from public.profiles me
join public.profiles student on student.supervisor_id = me.id and student.id <> me.id
join public.appointments a on a.practitioner_id = student.id and a.status = 'confirmed'
left join public.consultation_outcomes outcome on outcome.appointment_id = a.id
left join public.consultation_notes note on note.appointment_id = a.id and note.archived_at is null
where me.id = (select auth.uid()) and me.user_type = 'therapist' and app.practises(me.id);

comment on view public.my_students_consultations is 'nullable: verdict, note_state, note_submitted_at, note_signed_at
consultation_type: appointments.consultation_type
verdict: consultation_outcomes.verdict
note_state: consultation_notes.state';
