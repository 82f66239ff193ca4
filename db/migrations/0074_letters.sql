-- « Lettre à mon praticien »: what a patient chose to share before an appointment. A draft is never here.
create table public.letters (
  appointment_id uuid constraint letters_pkey primary key
    constraint letters_appointment_fkey references public.appointments on delete cascade,
  patient_id uuid not null constraint letters_patient_fkey references auth.users on delete cascade,
  -- The one it was shared with; somebody who takes over the appointment does not see it.
  practitioner_id uuid not null constraint letters_practitioner_fkey references auth.users on delete cascade,
  body text not null constraint letters_body_length check (char_length(body) between 1 and 6000),
  shared_at timestamptz not null default now()
);
create index letters_patient_id_idx on public.letters (patient_id);
create index letters_practitioner_id_idx on public.letters (practitioner_id);

alter table public.letters enable row level security;
