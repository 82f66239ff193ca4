-- A start that a patient holds while they pay, then an appointment: one row, so that paying changes nothing but its status.
-- An appointment that screens call completed is a confirmed one that is over.
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
  canceled_by text
    constraint appointments_canceled_by_known check (canceled_by in ('patient', 'practitioner', 'service', 'parent')),
  -- A patient whose practitioner moved the appointment may leave it for nothing.
  moved_by_practitioner_at timestamptz,
  consultation_type text not null
    constraint appointments_consultation_type_known check (consultation_type in ('individual', 'couple', 'family')),
  gender_preference text not null
    constraint appointments_gender_preference_known check (gender_preference in ('any', 'male', 'female')),
  appearance text not null constraint appointments_appearance_known check (appearance in (
    'first_name', 'pseudonym', 'pseudonym_camera_off')),
  pseudonym text constraint appointments_pseudonym_length check (char_length(pseudonym) between 1 and 40),
  -- Health data: the two parties' alone.
  topic text constraint appointments_topic_length check (char_length(topic) between 1 and 1000),
  price_cents integer not null constraint appointments_price_positive check (price_cents > 0),
  -- Counts changes, for the calendars that keep a copy.
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
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
create index appointments_to_archive_idx on public.appointments (ends_at)
  where archived_at is null and booked_at is not null;
-- The team's list of appointments, newest first.
create index appointments_booked_idx on public.appointments (starts_at desc, id desc) where booked_at is not null;
create index appointments_booked_at_idx on public.appointments (booked_at) where booked_at is not null;
create index appointments_canceled_at_idx on public.appointments (canceled_at) where canceled_at is not null;
-- The list of /admin/rendez-vous: without it each page of fifty joins and sorts every booked appointment of the period.
create index appointments_booked_by_start_idx on public.appointments (starts_at, id) where booked_at is not null;
-- Rows whose retention has ended, looked for each night and every five minutes: without it, each look reads the whole table.
-- Old rows lie together: a BRIN index is enough, and costs a booking next to nothing.
create index appointments_ends_at_idx on public.appointments using brin (ends_at) with (autosummarize = on);
alter table public.appointments enable row level security;

-- A parent's word for a patient of 16 or 17, asked for by mail. Only a hash of the link is kept.
create table public.parental_authorisations (
  id uuid constraint parental_authorisations_pkey primary key default gen_random_uuid(),
  patient_id uuid not null constraint parental_authorisations_patient_fkey references auth.users on delete cascade,
  parent_email text not null,
  token_hash bytea not null constraint parental_authorisations_token_unique unique,
  expires_at timestamptz not null,
  requested_at timestamptz not null default now(),
  granted_at timestamptz,
  -- Empty in old requests.
  parent_name text
    constraint parental_authorisations_parent_name_length check (char_length(parent_name) between 2 and 80),
  consent_version integer,
  refused_at timestamptz,
  withdrawn_at timestamptz,
  -- A parent agrees to consultations or to the subscription: each is asked for and withdrawn on its own.
  purpose text not null default 'consultations'
    constraint parental_authorisations_purpose_known check (purpose in ('consultations', 'premium')),
  constraint parental_authorisations_one_answer check (granted_at is null or refused_at is null),
  constraint parental_authorisations_withdrawn_once_granted check (withdrawn_at is null or granted_at is not null),
  constraint parental_authorisations_text_of_consent check ((granted_at is null) = (consent_version is null))
);
create index parental_authorisations_patient_id_idx on public.parental_authorisations (patient_id);
alter table public.parental_authorisations enable row level security;

-- Each reminder leaves once for one time of an appointment, however often its job runs.
create table app.sent_reminders (
  appointment_id uuid not null constraint sent_reminders_appointment_fkey references public.appointments on delete cascade,
  starts_at timestamptz not null,
  hours_before integer not null,
  constraint sent_reminders_pkey primary key (appointment_id, starts_at, hours_before)
);
alter table app.sent_reminders enable row level security;

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

-- Messages of a patient and a practitioner between consultations. A patient who appears under another name is
-- somebody else to the practitioner, and has another thread: one thread under two names would tell who is behind both.
create table public.threads (
  id uuid constraint threads_pkey primary key default gen_random_uuid(),
  patient_id uuid not null constraint threads_patient_fkey references auth.users on delete cascade,
  practitioner_id uuid not null constraint threads_practitioner_fkey references auth.users on delete cascade,
  -- Null: the patient appears under their first name.
  pseudonym text constraint threads_pseudonym_length check (char_length(pseudonym) between 1 and 40),
  created_at timestamptz not null default now(),
  -- Stays when the message is erased: no later one may carry an earlier instant.
  last_message_at timestamptz,
  -- The instant of the latest message that each has seen. Neither is told of the other's.
  patient_read_at timestamptz,
  practitioner_read_at timestamptz,
  constraint threads_one_per_name unique nulls not distinct (patient_id, practitioner_id, pseudonym)
);
create index threads_practitioner_id_idx on public.threads (practitioner_id);
alter table public.threads enable row level security;

-- Health data: the two parties' alone.
create table public.thread_messages (
  id uuid constraint thread_messages_pkey primary key default gen_random_uuid(),
  thread_id uuid not null constraint thread_messages_thread_fkey references public.threads on delete cascade,
  sender text not null constraint thread_messages_sender_known check (sender in ('patient', 'practitioner')),
  body text not null constraint thread_messages_body_length check (char_length(body) between 1 and 4000),
  sent_at timestamptz not null,
  -- When a mail told the other party that something waits for them.
  told_at timestamptz,
  -- Counting the unread messages of a thread reads the index alone.
  constraint thread_messages_one_at_a_time unique (thread_id, sent_at) include (sender)
);
alter table public.thread_messages enable row level security;
