-- What a patient and a practitioner write to each other between consultations. A patient who appears under another name is
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

-- Health data: the two parties' alone.
create table public.thread_messages (
  id uuid constraint thread_messages_pkey primary key default gen_random_uuid(),
  thread_id uuid not null constraint thread_messages_thread_fkey references public.threads on delete cascade,
  sender text not null constraint thread_messages_sender_known check (sender in ('patient', 'practitioner')),
  body text not null constraint thread_messages_body_length check (char_length(body) between 1 and 4000),
  sent_at timestamptz not null,
  -- When a mail told the other party that something waits for them.
  told_at timestamptz,
  constraint thread_messages_one_at_a_time unique (thread_id, sent_at)
);

alter table public.threads enable row level security;
alter table public.thread_messages enable row level security;

insert into public.threads (patient_id, practitioner_id, pseudonym)
select distinct patient_id, practitioner_id, case when appearance <> 'first_name' then pseudonym end
from public.appointments
where booked_at is not null and patient_id <> practitioner_id;

alter table public.consents
  drop constraint consents_purpose_known,
  add constraint consents_purpose_known
    check (purpose in ('mood', 'chat', 'booking_topic', 'chat_themes', 'messages'));

alter table public.notification_choices
  drop constraint notification_choices_kind_known,
  add constraint notification_choices_kind_known check (kind in ('appointment-reminder', 'new-message'));
