-- Sign-ups in progress: the address is proved by a code before there is an account. The browser that asked for the code
-- alone knows the id, so that nobody else's request disturbs it.
create table auth.registrations (
  id uuid constraint registrations_pkey primary key default gen_random_uuid(),
  email text not null constraint registrations_email_is_lower_case check (email = lower(email)),
  salt bytea not null,
  code_hash bytea not null,
  failed_tries integer not null default 0,
  code_expires_at timestamptz not null,
  -- Given for the right code; opens an account for the address, once.
  ticket_hash bytea constraint registrations_ticket_hash_unique unique,
  ticket_expires_at timestamptz,
  -- The account it led to.
  user_id uuid constraint registrations_user_fkey references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create index registrations_created_at_idx on auth.registrations (created_at);
create index registrations_user_id_idx on auth.registrations (user_id);

-- What a person accepted when they signed up, in which version, and when. It stays as long as the account: it is the proof.
create table public.agreements (
  user_id uuid not null constraint agreements_user_fkey references auth.users on delete cascade,
  document text not null constraint agreements_document_known check (document in ('terms', 'student-status')),
  version integer not null constraint agreements_version_positive check (version > 0),
  accepted_at timestamptz not null default now(),
  constraint agreements_pkey primary key (user_id, document, version)
);

alter table auth.registrations enable row level security;
alter table public.agreements enable row level security;
