-- The psychologists who followed a student's work. Written by a trigger, so that no way of changing it is forgotten.
create table app.supervisions (
  id uuid constraint supervisions_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint supervisions_student_fkey references auth.users on delete cascade,
  supervisor_id uuid constraint supervisions_supervisor_fkey references auth.users on delete set null,
  -- As it was: an account may go, an attestation still names the person.
  supervisor_name text not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint supervisions_in_order check (ended_at is null or began_at <= ended_at)
);
create unique index supervisions_one_at_a_time_idx on app.supervisions (student_id) where ended_at is null;
create index supervisions_student_id_idx on app.supervisions (student_id, began_at);
create index supervisions_supervisor_id_idx on app.supervisions (supervisor_id);
alter table app.supervisions enable row level security;

-- Each mail about a status leaves once: `subject_day` is the day it is about.
create table app.status_notices (
  student_id uuid not null constraint status_notices_student_fkey references auth.users on delete cascade,
  kind text not null constraint status_notices_kind_known check (kind in (
    'renew-30', 'renew-16', 'renew-6', 'expired', 'unsupervised')),
  subject_day date not null,
  sent_at timestamptz not null,
  constraint status_notices_pkey primary key (student_id, kind, subject_day)
);
alter table app.status_notices enable row level security;

-- Decisions of administrators about a proof document.
create table app.proof_reviews (
  id uuid constraint proof_reviews_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint proof_reviews_student_fkey references auth.users on delete cascade,
  -- Empty once the file is gone.
  object_id uuid constraint proof_reviews_object_fkey references storage.objects on delete set null,
  decision text not null
    constraint proof_reviews_decision_known check (decision in ('accepted', 'complement', 'refused')),
  reason text constraint proof_reviews_reason_length check (char_length(reason) between 1 and 1000),
  reviewer_id uuid constraint proof_reviews_reviewer_fkey references auth.users on delete set null,
  reviewed_at timestamptz not null,
  -- Taken back in the seconds after it: what the profile was before, and the mail that then does not leave.
  undone_at timestamptz,
  before jsonb not null,
  mail_id uuid,
  constraint proof_reviews_no_without_a_reason check (decision = 'accepted' or reason is not null)
);
create index proof_reviews_student_id_idx on app.proof_reviews (student_id, reviewed_at desc);
create index proof_reviews_object_id_idx on app.proof_reviews (object_id);
create index proof_reviews_reviewer_id_idx on app.proof_reviews (reviewer_id);
alter table app.proof_reviews enable row level security;

-- The hours of a student's internship. Neither a patient nor an appointment is in it: what a row was counted for is a hash,
-- so that it is counted once, and the hours outlive the consultation's rows.
create table public.stage_hours (
  id uuid constraint stage_hours_pkey primary key default gen_random_uuid(),
  student_id uuid not null constraint stage_hours_student_fkey references auth.users on delete cascade,
  kind text not null constraint stage_hours_kind_known check (kind in (
    'session', 'note', 'meeting', 'training', 'reading', 'other')),
  day date not null,
  minutes integer not null constraint stage_hours_minutes_of_a_day check (minutes between 1 and 720),
  -- Counted by the platform, or declared by the student and then confirmed by the supervisor.
  source text not null constraint stage_hours_source_known check (source in ('platform', 'declared')),
  description text constraint stage_hours_description_length check (char_length(description) between 1 and 300),
  state text not null constraint stage_hours_state_known check (state in ('waiting', 'confirmed', 'refused')),
  decided_by uuid constraint stage_hours_decided_by_fkey references auth.users on delete set null,
  decided_by_name text,
  decided_at timestamptz,
  reason text constraint stage_hours_reason_length check (char_length(reason) between 1 and 500),
  counted_for bytea,
  created_at timestamptz not null default now(),
  constraint stage_hours_counted_once unique (student_id, kind, counted_for),
  constraint stage_hours_platform_counts_something check ((source = 'platform') = (counted_for is not null)),
  constraint stage_hours_platform_is_sure check (source = 'declared' or state = 'confirmed'),
  constraint stage_hours_refused_with_a_reason check ((state = 'refused') = (reason is not null))
);
create index stage_hours_student_id_idx on public.stage_hours (student_id, day desc);
create index stage_hours_waiting_idx on public.stage_hours (created_at) where state = 'waiting';
create index stage_hours_decided_by_idx on public.stage_hours (decided_by);
alter table public.stage_hours enable row level security;

-- Hours sealed by a supervisor. What is attested is written here as it was that day, so that nothing of it changes with a
-- profile. Found by its number, which anybody with the document has.
create table public.attestations (
  id uuid constraint attestations_pkey primary key default gen_random_uuid(),
  number text not null constraint attestations_number_unique unique
    constraint attestations_number_shape check (number ~ '^[0-9]{4}-[0-9]{4}-[0-9]{4}$'),
  student_id uuid not null constraint attestations_student_fkey references auth.users on delete cascade,
  supervisor_id uuid constraint attestations_supervisor_fkey references auth.users on delete set null,
  student_name text not null,
  student_gender text,
  studies text not null,
  university text,
  supervisor_name text not null,
  practising_since date not null,
  minutes integer not null constraint attestations_minutes_positive check (minutes > 0),
  first_day date not null,
  last_day date not null constraint attestations_days_in_order check (first_day <= last_day),
  sealed_at timestamptz not null,
  -- SHA-256 of the file, in hexadecimal; and Ed25519 over it and the number, in base64.
  fingerprint text not null constraint attestations_fingerprint_shape check (fingerprint ~ '^[0-9a-f]{64}$'),
  seal text not null,
  revoked_at timestamptz,
  revoked_by_name text,
  revocation_reason text
    constraint attestations_revocation_reason_length check (char_length(revocation_reason) between 1 and 500),
  constraint attestations_revoked_by_somebody check (
    num_nulls(revoked_at, revoked_by_name, revocation_reason) in (0, 3))
);
create index attestations_student_id_idx on public.attestations (student_id, sealed_at desc);
create index attestations_supervisor_id_idx on public.attestations (supervisor_id);
-- Pressed twice, sealed once.
create unique index attestations_one_for_the_same_hours on public.attestations (student_id, minutes, last_day)
  where revoked_at is null;
alter table public.attestations enable row level security;

-- The file itself: another drawing of the same facts would not be the one that was sealed.
create table app.attestation_files (
  attestation_id uuid constraint attestation_files_pkey primary key
    constraint attestation_files_attestation_fkey references public.attestations on delete cascade,
  content bytea not null
);
alter table app.attestation_files enable row level security;
