-- The ways one account may sign in: its e-mail address, or an outside provider's subject.
create table auth.identities (
  id uuid constraint identities_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint identities_user_fkey references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_provider_id_unique unique (provider, provider_id)
);
create index identities_user_id_idx on auth.identities (user_id);

-- "Send this address a code": written in the same time whether or not an account has the address. The job that reads it
-- finds out, where nobody can watch the clock.
create table auth.code_requests (
  id uuid constraint code_requests_pkey primary key default gen_random_uuid(),
  purpose text not null
    constraint code_requests_purpose_known check (purpose in ('signup', 'magiclink', 'recovery', 'email_change', 'reauthentication')),
  email text not null,
  -- Known when the person who asks is signed in.
  user_id uuid constraint code_requests_user_fkey references auth.users on delete cascade,
  create_account boolean not null default false,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index code_requests_user_id_idx on auth.code_requests (user_id);

-- At most one live code a person and purpose; a newer one replaces it. Neither code nor link is kept, only their hashes.
create table auth.one_time_codes (
  user_id uuid not null constraint one_time_codes_user_fkey references auth.users on delete cascade,
  purpose text not null
    constraint one_time_codes_purpose_known check (purpose in ('signup', 'magiclink', 'recovery', 'email_change', 'reauthentication')),
  salt bytea not null,
  code_hash bytea not null,
  link_hash bytea not null constraint one_time_codes_link_hash_unique unique,
  -- The address it was sent to, which it proves; for a change of address, the new one.
  sent_to text not null,
  failed_tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint one_time_codes_pkey primary key (user_id, purpose)
);
create index one_time_codes_sent_to_idx on auth.one_time_codes (sent_to);

-- Failed sign-ins, under the hash of who tried what from where. Losing the count in a crash costs nothing: unlogged.
create unlogged table auth.sign_in_failures (
  key bytea constraint sign_in_failures_pkey primary key,
  failures integer not null,
  -- As many failures as this one block the key for a while.
  allowed integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);
create index sign_in_failures_last_failed_at_idx on auth.sign_in_failures (last_failed_at);

alter table auth.identities enable row level security;
alter table auth.code_requests enable row level security;
alter table auth.one_time_codes enable row level security;
alter table auth.sign_in_failures enable row level security;

-- What a person says of themselves. Made with the account by db/functions/account/create-profile.sql.
create table public.profiles (
  id uuid constraint profiles_pkey primary key constraint profiles_user_fkey references auth.users on delete cascade,
  user_type text not null
    constraint profiles_user_type_known check (user_type in ('patient', 'student', 'therapist', 'admin')),
  first_name text not null default '' constraint profiles_first_name_length check (char_length(first_name) <= 100),
  last_name text not null default '' constraint profiles_last_name_length check (char_length(last_name) <= 100),
  birthdate date
    constraint profiles_birthdate_plausible check (birthdate between date '1900-01-01' and date '2100-01-01'),
  gender text
    constraint profiles_gender_known check (gender in ('male', 'female', 'non-binary', 'prefer-not-to-say')),
  university text constraint profiles_university_length check (char_length(university) <= 200),
  study_year text constraint profiles_study_year_known check (study_year in ('3', '4', '5', '6+')),
  specialization text constraint profiles_specialization_known check (specialization in (
    'clinical', 'cognitive', 'social', 'development', 'health', 'neuropsychology', 'organizational', 'other')),
  bio text constraint profiles_bio_length check (char_length(bio) <= 2000),
  specialties text[] not null default '{}' constraint profiles_specialties_known check (specialties <@ array[
    'Anxiété', 'Dépression', 'Traumatisme', 'Addictions', 'Relations', 'Estime de soi', 'Stress', 'Deuil']),
  avatar_path text,
  -- When an administrator accepted a student's proof document; patients see no slot of theirs before.
  validated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
