-- An appointment as one of its two parties sees it. The practitioner sees the patient under the chosen name, and
-- nothing of a patient who has not paid. An appointment counts as held only once consultation_outcomes says so.
-- reads: authenticated
create or replace view public.my_appointments with (security_barrier = true) as
select a.id,
  case when a.patient_id = (select auth.uid()) then 'patient' else 'practitioner' end as my_side,
  case when a.status <> 'confirmed' then a.status
    when outcome.verdict is null then 'upcoming'
    when outcome.verdict in ('held', 'ended_by_patient') then 'completed' else 'missed' end as status,
  a.starts_at, a.ends_at, a.held_until, a.booked_at, a.canceled_at, a.canceled_by, a.moved_by_practitioner_at,
  a.consultation_type, a.gender_preference, a.appearance,
  -- Hidden from whoever no longer practises: the patient wrote it.
  case when a.patient_id = (select auth.uid()) or (select app.practises(auth.uid())) then a.topic end as topic,
  a.price_cents, a.revision,
  case when a.appearance = 'first_name' then patient.first_name else a.pseudonym end as patient_name,
  a.practitioner_id,
  app.public_name(practitioner.first_name, practitioner.last_name) as practitioner_name,
  practitioner.user_type as practitioner_type, practitioner.gender as practitioner_gender,
  practitioner.study_year as practitioner_study_year, practitioner.specialization as practitioner_specialization,
  practitioner.avatar_path as practitioner_avatar_path,
  paid.payment_id, coalesce(paid.amount, 0) as paid_cents, coalesce(paid.refunded_amount, 0) as refunded_cents,
  thread.id as thread_id,
  practitioner.bio as practitioner_bio, practitioner.university as practitioner_university,
  practitioner.specialties as practitioner_specialties,
  coalesce(paid.is_test, false) as is_test_payment,
  -- Practitioner proposed as a replacement, until the patient has answered.
  proposal.practitioner_id as proposed_practitioner_id,
  -- A subquery, because a join would read every profile for these few.
  (select app.public_name(q.first_name, q.last_name) from public.profiles q where q.id = proposal.practitioner_id)
    as proposed_practitioner_name,
  outcome.verdict, outcome.joint_seconds, coalesce(outcome.needs_review, false) as needs_review,
  -- Earnings of the practitioner: zero until the outcome is decided.
  case when a.status = 'confirmed' and outcome.verdict is null then 0 else coalesce(paid.practitioner_cents, 0) end as earned_cents,
  -- The patient sees that a note was submitted and who has read it, never its text, and nothing about a draft.
  case when a.practitioner_id = (select auth.uid()) then note.state
    when note.state = 'signed' then 'signed' when note.state in ('ready', 'needs_revision') then 'in_review' end as note_state,
  note.signed_by_name as note_signed_by_name, note.signed_at as note_signed_at,
  -- Second participant of a consultation for a couple or a family.
  companion.guest_name as companion_name,
  -- The outcome waits for « La liaison a-t-elle marché ? ».
  coalesce(outcome.needs_review and outcome.connection_asked_at is not null, false) as connection_asked,
  -- Refunds that are ordered and not sent yet, and the rest of the payment.
  coalesce(paid.waiting_cents, 0) as waiting_cents, coalesce(paid.left_cents, 0) as left_cents,
  -- The practitioner's alone: a patient learns neither who is paid nor why.
  case when a.practitioner_id = (select auth.uid()) then paid.earning_state end as earning_state,
  case when a.practitioner_id = (select auth.uid()) then coalesce(paid.is_paid_despite_refund, false) end as is_paid_despite_refund
from public.appointments a
left join public.consultation_outcomes outcome on outcome.appointment_id = a.id
left join public.consultation_notes note on note.appointment_id = a.id
left join app.room_invitations companion on companion.appointment_id = a.id
left join public.profiles patient on patient.id = a.patient_id
left join public.profiles practitioner on practitioner.id = a.practitioner_id
left join public.threads thread on thread.patient_id = a.patient_id and thread.practitioner_id = a.practitioner_id
  and thread.pseudonym is not distinct from app.chosen_pseudonym(a.appearance, a.pseudonym)
left join app.hand_over_proposals proposal on proposal.appointment_id = a.id
left join app.appointment_money paid on paid.appointment_id = a.id
where (a.patient_id = (select auth.uid()) and a.status <> 'expired' and (a.status <> 'held' or a.held_until > now()))
  or (a.practitioner_id = (select auth.uid()) and a.booked_at is not null);

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.my_appointments is 'nullable: booked_at, canceled_at, canceled_by, moved_by_practitioner_at, topic, patient_name, practitioner_id, practitioner_name, practitioner_type, practitioner_gender, practitioner_study_year, practitioner_specialization, practitioner_avatar_path, practitioner_bio, practitioner_university, practitioner_specialties, payment_id, thread_id, proposed_practitioner_id, proposed_practitioner_name, verdict, joint_seconds, note_state, note_signed_by_name, note_signed_at, companion_name, earning_state, is_paid_despite_refund
my_side: patient | practitioner
status: held | upcoming | completed | canceled | missed
verdict: consultation_outcomes.verdict
note_state: draft | ready | signed | needs_revision | in_review
canceled_by: appointments.canceled_by
earning_state: coming | in_review | contested | earned
consultation_type: appointments.consultation_type
gender_preference: appointments.gender_preference
appearance: appointments.appearance
practitioner_type: profiles.user_type
practitioner_gender: profiles.gender
practitioner_study_year: profiles.study_year
practitioner_specialization: profiles.specialization';
