-- Events around an account, for its person to read: sign-ins, changes of its protection, documents that were opened.
create table public.access_log (
  id bigint generated always as identity,
  user_id uuid not null constraint access_log_user_fkey references auth.users on delete cascade,
  act text not null constraint access_log_act_known check (act in (
    'sign-in', 'password-changed', 'email-changed', 'phone-changed', 'second-factor-added', 'second-factor-removed',
    'data-exported', 'document-read-by-team', 'payout-account-changed', 'identity-opened', 'note-read', 'report-read',
    'file-opened-by-team', 'sessions-ended-by-team', 'archive-opened', 'archive-read')),
  device text,
  occurred_at timestamptz not null default now(),
  -- A reader of a person's data is named in that person's log: « {actor_name} a lu {subject} ».
  actor_id uuid constraint access_log_actor_fkey references auth.users on delete set null,
  actor_name text,
  subject text,
  appointment_id uuid constraint access_log_appointment_fkey references public.appointments on delete set null,
  constraint access_log_pkey primary key (id, occurred_at)
) partition by range (occurred_at);
create index access_log_user_id_occurred_at_idx on public.access_log (user_id, occurred_at desc);
create index access_log_occurred_at_idx on public.access_log (occurred_at);
create index access_log_actor_id_idx on public.access_log (actor_id) where actor_id is not null;
create index access_log_appointment_id_idx on public.access_log (appointment_id) where appointment_id is not null;
alter table public.access_log enable row level security;

-- As of app.room_stays.
create table months.access_log_other partition of public.access_log default;
alter table months.access_log_other enable row level security;

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
alter table app.health_archive enable row level security;

-- Finds the archive of an account that ended by inactivity, by a keyed hash of its email address. Ends with the archive.
create table app.archive_addresses (
  -- No foreign key: the account is gone.
  patient_id uuid constraint archive_addresses_pkey primary key,
  address_hash bytea not null,
  ended_at timestamptz not null,
  last_contact_at timestamptz not null
);
create index archive_addresses_address_hash_idx on app.archive_addresses (address_hash);
create index archive_addresses_last_contact_at_idx on app.archive_addresses (last_contact_at);
alter table app.archive_addresses enable row level security;

-- A patient's archived file, opened for a while by two administrators, who do not read it, to the one referent who takes it.
create table app.archive_openings (
  id uuid constraint archive_openings_pkey primary key default gen_random_uuid(),
  -- No foreign key: the archive outlives an account that ended by inactivity.
  patient_id uuid not null,
  reason text not null,
  opened_at timestamptz not null,
  open_until timestamptz not null,
  referent_id uuid constraint archive_openings_referent_fkey references auth.users on delete set null,
  referent_name text,
  read_at timestamptz,
  constraint archive_openings_in_order check (opened_at < open_until)
);
create index archive_openings_patient_id_idx on app.archive_openings (patient_id);
create index archive_openings_referent_id_idx on app.archive_openings (referent_id);
create index archive_openings_open_until_idx on app.archive_openings (open_until);
alter table app.archive_openings enable row level security;

-- Hashes of accounts that were erased: a restored backup does not revive them.
create table app.erasures (
  subject_hash bytea constraint erasures_pkey primary key,
  erased_at timestamptz not null default now(),
  -- Account that ended by inactivity: its consultation files stay, also when the erasure is repeated after a restore.
  keeps_archive boolean not null default false
);
alter table app.erasures enable row level security;

-- Which warnings of a coming end an inactive account was sent; a sign-in clears them.
create table app.inactivity_warnings (
  user_id uuid not null constraint inactivity_warnings_user_fkey references auth.users on delete cascade,
  days_before integer not null constraint inactivity_warnings_days_known check (days_before in (60, 7)),
  ends_on date not null,
  sent_at timestamptz not null default now(),
  constraint inactivity_warnings_pkey primary key (user_id, days_before, ends_on)
);
alter table app.inactivity_warnings enable row level security;

-- How each component of the product stood, in periods: a row lasts for as long as its status does.
create table app.component_states (
  component text not null,
  status text not null
    constraint component_states_status_known check (status in ('error', 'warning', 'pending', 'success')),
  -- The last measurement; technical facts, nobody's data.
  details text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  constraint component_states_pkey primary key (component, began_at),
  constraint component_states_in_order check (began_at <= seen_at)
);
create index component_states_seen_at_idx on app.component_states (seen_at);
alter table app.component_states enable row level security;

-- The processes that serve, each by its own word; unlogged, since a crash ends them too.
create unlogged table app.processes (
  id uuid constraint processes_pkey primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_bytes bigint not null,
  loop_delay_ms real not null,
  works boolean not null
);
alter table app.processes enable row level security;

-- Use of each machine's disk, day by day, to tell when it will be full.
create table app.disk_days (
  machine text not null,
  day date not null,
  used_bytes bigint not null constraint disk_days_positive check (used_bytes >= 0),
  constraint disk_days_pkey primary key (machine, day)
);
alter table app.disk_days enable row level security;

-- When a provider last reported to us.
create table app.provider_reports (
  provider text constraint provider_reports_pkey primary key,
  reported_at timestamptz not null
);
alter table app.provider_reports enable row level security;

-- When a restore was last practised (deploy/postgresql/recovery-drill), for the diagnostic to show.
create table app.recovery_drills (
  drilled_at timestamptz constraint recovery_drills_pkey primary key default now(),
  -- The instant that the copy was brought to.
  recovered_to timestamptz not null,
  -- From the base backup to a database that answers.
  seconds integer not null constraint recovery_drills_seconds_positive check (seconds >= 0),
  accounts bigint not null constraint recovery_drills_accounts_positive check (accounts >= 0)
);
alter table app.recovery_drills enable row level security;
