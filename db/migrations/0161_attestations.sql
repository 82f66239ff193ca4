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

-- The file itself: another drawing of the same facts would not be the one that was sealed.
create table app.attestation_files (
  attestation_id uuid constraint attestation_files_pkey primary key
    constraint attestation_files_attestation_fkey references public.attestations on delete cascade,
  content bytea not null
);

alter table public.attestations enable row level security;
alter table app.attestation_files enable row level security;
