-- What a person proves beside their password. The secret of an authenticator app has to be kept as it is, to compute the
-- same codes; recovery codes are kept as hashes.
create table auth.factors (
  id uuid constraint factors_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint factors_user_fkey references auth.users on delete cascade,
  friendly_name text constraint factors_friendly_name_length check (char_length(friendly_name) <= 100),
  factor_type text not null constraint factors_type_known check (factor_type in ('totp', 'recovery_code')),
  status text not null constraint factors_status_known check (status in ('unverified', 'verified')),
  secret text,
  -- The time step of the last code that was accepted: it is not accepted again.
  last_used_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint factors_friendly_name_unique unique (user_id, friendly_name)
);
create unique index factors_one_recovery_set on auth.factors (user_id) where factor_type = 'recovery_code';

create table auth.challenges (
  id uuid constraint challenges_pkey primary key default gen_random_uuid(),
  factor_id uuid not null constraint challenges_factor_fkey references auth.factors on delete cascade,
  expires_at timestamptz not null
);
create index challenges_factor_id_idx on auth.challenges (factor_id);

create table auth.recovery_codes (
  factor_id uuid not null constraint recovery_codes_factor_fkey references auth.factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (factor_id, code_hash)
);

alter table auth.factors enable row level security;
alter table auth.challenges enable row level security;
alter table auth.recovery_codes enable row level security;
