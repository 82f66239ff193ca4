-- An appointment as one of its two parties sees it. The practitioner meets the patient under the name they chose, and
-- learns nothing of one who has not paid.
create or replace view public.my_appointments as
select a.id,
  case when a.patient_id = (select auth.uid()) then 'patient' else 'practitioner' end as my_side,
  case when a.status = 'confirmed' and a.ends_at <= now() then 'completed'
    when a.status = 'confirmed' then 'upcoming' else a.status end as status,
  a.starts_at, a.ends_at, a.held_until, a.booked_at, a.canceled_at, a.canceled_by, a.moved_by_practitioner_at,
  a.consultation_type, a.gender_preference, a.appearance, a.topic, a.price_cents, a.revision,
  case when a.appearance = 'first_name' then patient.first_name else a.pseudonym end as patient_name,
  a.practitioner_id,
  app.public_name(practitioner.first_name, practitioner.last_name) as practitioner_name,
  practitioner.user_type as practitioner_type, practitioner.gender as practitioner_gender,
  practitioner.study_year as practitioner_study_year, practitioner.specialization as practitioner_specialization,
  practitioner.avatar_path as practitioner_avatar_path,
  paid.id as payment_id, coalesce(paid.amount, 0) as paid_cents, coalesce(paid.refunded_amount, 0) as refunded_cents,
  thread.id as thread_id
from public.appointments a
left join public.profiles patient on patient.id = a.patient_id
left join public.profiles practitioner on practitioner.id = a.practitioner_id
left join public.threads thread on thread.patient_id = a.patient_id and thread.practitioner_id = a.practitioner_id
  and thread.pseudonym is not distinct from app.chosen_pseudonym(a.appearance, a.pseudonym)
left join lateral (
  select p.id, p.amount, p.refunded_amount from public.payments p
  where p.appointment_id = a.id and p.completed_at is not null order by p.completed_at limit 1
) as paid on true
where (a.patient_id = (select auth.uid()) and a.status <> 'expired' and (a.status <> 'held' or a.held_until > now()))
  or (a.practitioner_id = (select auth.uid()) and a.booked_at is not null);

-- What its columns are: read by `npm run db:types`, since PostgreSQL cannot tell which of them may be null.
comment on view public.my_appointments is 'nullable: booked_at, canceled_at, canceled_by, moved_by_practitioner_at, topic, patient_name, practitioner_id, practitioner_name, practitioner_type, practitioner_gender, practitioner_study_year, practitioner_specialization, practitioner_avatar_path, payment_id, thread_id
my_side: patient | practitioner
status: held | upcoming | completed | canceled
canceled_by: appointments.canceled_by
consultation_type: appointments.consultation_type
gender_preference: appointments.gender_preference
appearance: appointments.appearance
practitioner_type: profiles.user_type
practitioner_gender: profiles.gender
practitioner_study_year: profiles.study_year
practitioner_specialization: profiles.specialization';
