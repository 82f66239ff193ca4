-- A practitioner's wish that a colleague receives a patient in their place. It waits for the patient's answer, and goes with
-- it; the colleague learns of the appointment only from a yes.
create table app.hand_over_proposals (
  appointment_id uuid constraint hand_over_proposals_pkey primary key
    constraint hand_over_proposals_appointment_fkey references public.appointments on delete cascade,
  practitioner_id uuid not null
    constraint hand_over_proposals_practitioner_fkey references auth.users on delete cascade,
  proposed_at timestamptz not null
);
create index hand_over_proposals_practitioner_id_idx on app.hand_over_proposals (practitioner_id);
alter table app.hand_over_proposals enable row level security;
