-- Health data of a patient and a practitioner one year after their last contact: out of every policy, view and screen,
-- because the rows have left their tables. Deleted five years after that contact.
create table app.health_archive (
  id uuid constraint health_archive_pkey primary key default gen_random_uuid(),
  -- No foreign keys: the file outlives an account that ended by inactivity.
  patient_id uuid not null,
  practitioner_id uuid,
  source text not null,
  content jsonb not null,
  last_contact_at timestamptz not null,
  archived_at timestamptz not null default now()
);
create index health_archive_patient_id_idx on app.health_archive (patient_id, practitioner_id);
create index health_archive_last_contact_at_idx on app.health_archive (last_contact_at);

alter table public.appointments add column archived_at timestamptz;
create index appointments_to_archive_idx on public.appointments (ends_at)
  where archived_at is null and booked_at is not null;

-- Hashes of accounts that were erased: a restored backup does not revive them.
create table app.erasures (
  subject_hash bytea constraint erasures_pkey primary key,
  erased_at timestamptz not null default now()
);

-- Which warnings of a coming end an inactive account was sent; a sign-in clears them.
create table app.inactivity_warnings (
  user_id uuid not null constraint inactivity_warnings_user_fkey references auth.users on delete cascade,
  days_before integer not null constraint inactivity_warnings_days_known check (days_before in (60, 7)),
  ends_on date not null,
  sent_at timestamptz not null default now(),
  constraint inactivity_warnings_pkey primary key (user_id, days_before, ends_on)
);

alter table app.health_archive enable row level security;
alter table app.erasures enable row level security;
alter table app.inactivity_warnings enable row level security;

-- Now called appointments_of_account.
drop trigger if exists settle_appointments_of_account on auth.users;
