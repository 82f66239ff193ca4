-- A start that a patient holds while they pay, then an appointment: one row, so that paying changes nothing but its status.
-- What screens call completed is a confirmed one that is over.
create table public.appointments (
  id uuid constraint appointments_pkey primary key default gen_random_uuid(),
  -- Empty once the account is gone; what was paid must stay on the books.
  patient_id uuid constraint appointments_patient_fkey references auth.users on delete set null,
  practitioner_id uuid constraint appointments_practitioner_fkey references auth.users on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the practitioner may see somebody else.
  free_again_at timestamptz not null,
  status text not null
    constraint appointments_status_known check (status in ('held', 'confirmed', 'canceled', 'expired')),
  held_until timestamptz not null,
  booked_at timestamptz,
  canceled_at timestamptz,
  canceled_by text constraint appointments_canceled_by_known check (canceled_by in ('patient', 'practitioner')),
  -- A patient whose practitioner moved the appointment may leave it for nothing.
  moved_by_practitioner_at timestamptz,
  consultation_type text not null
    constraint appointments_consultation_type_known check (consultation_type in ('individual', 'couple', 'family')),
  gender_preference text not null
    constraint appointments_gender_preference_known check (gender_preference in ('any', 'male', 'female')),
  appearance text not null
    constraint appointments_appearance_known check (appearance in ('first_name', 'pseudonym', 'pseudonym_camera_off')),
  pseudonym text constraint appointments_pseudonym_length check (char_length(pseudonym) between 1 and 40),
  -- Health data: the two parties' alone.
  topic text constraint appointments_topic_length check (char_length(topic) between 1 and 1000),
  price_cents integer not null constraint appointments_price_positive check (price_cents > 0),
  -- Counts changes, for the calendars that keep a copy.
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  constraint appointments_in_order check (starts_at < ends_at and ends_at <= free_again_at),
  constraint appointments_pseudonym_when_chosen check (appearance = 'first_name' or pseudonym is not null),
  constraint appointments_confirmed_have_a_date check (status <> 'confirmed' or booked_at is not null),
  constraint appointments_canceled_have_a_date check ((status = 'canceled') = (canceled_at is not null)),
  constraint appointments_do_not_overlap
    exclude using gist (practitioner_id with =, tstzrange(starts_at, free_again_at) with &&)
    where (status in ('held', 'confirmed'))
);
create index appointments_patient_id_idx on public.appointments (patient_id, starts_at);
create index appointments_practitioner_id_idx on public.appointments (practitioner_id, starts_at);
create index appointments_starts_at_idx on public.appointments (starts_at) where status = 'confirmed';
create index appointments_held_until_idx on public.appointments (held_until) where status in ('held', 'expired');

-- A parent's word for a patient of 16 or 17, asked for by mail. Only a hash of the link is kept.
create table public.parental_authorisations (
  id uuid constraint parental_authorisations_pkey primary key default gen_random_uuid(),
  patient_id uuid not null constraint parental_authorisations_patient_fkey references auth.users on delete cascade,
  parent_email text not null,
  token_hash bytea not null constraint parental_authorisations_token_unique unique,
  expires_at timestamptz not null,
  requested_at timestamptz not null default now(),
  granted_at timestamptz
);
create index parental_authorisations_patient_id_idx on public.parental_authorisations (patient_id);

-- Each reminder leaves once for one time of an appointment, however often its job runs.
create table app.sent_reminders (
  appointment_id uuid not null constraint sent_reminders_appointment_fkey references public.appointments on delete cascade,
  starts_at timestamptz not null,
  hours_before integer not null,
  constraint sent_reminders_pkey primary key (appointment_id, starts_at, hours_before)
);

-- A topic is kept with consent, as moods are.
alter table public.consents
  drop constraint consents_purpose_known,
  add constraint consents_purpose_known check (purpose in ('mood', 'chat', 'booking_topic'));

alter table app.mailbox add column attachments jsonb not null default '[]';

alter table public.appointments enable row level security;
alter table public.parental_authorisations enable row level security;
alter table app.sent_reminders enable row level security;
