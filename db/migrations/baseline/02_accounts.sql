-- Accounts. `user_type` in raw_app_meta_data is signed into every access token; the person cannot write it.
create table auth.users (
  id uuid constraint users_pkey primary key default gen_random_uuid(),
  email text constraint users_email_is_lower_case check (email = lower(email)),
  encrypted_password text,
  email_confirmed_at timestamptz,
  -- The address a person has asked to move to, until they prove that it is theirs.
  new_email text constraint users_new_email_is_lower_case check (new_email = lower(new_email)),
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A telephone number, in international form without its plus sign, proved by a code sent to it.
  phone text
    constraint users_phone_unique unique
    constraint users_phone_is_international check (phone ~ '^[1-9][0-9]{6,14}$'),
  phone_confirmed_at timestamptz,
  -- The number a person has asked to move to, until they prove that it is theirs.
  new_phone text constraint users_new_phone_is_international check (new_phone ~ '^[1-9][0-9]{6,14}$'),
  -- When the operator's own program invited the person.
  invited_at timestamptz,
  -- Each sign-in asks for a code, on devices known already as well.
  second_step_always boolean not null default false,
  constraint users_email_unique unique (email),
  constraint users_reachable_or_anonymous check (is_anonymous or email is not null or phone is not null)
);
create index users_new_phone_idx on auth.users (new_phone);
create index users_created_at_idx on auth.users (created_at);
alter table auth.users enable row level security;

-- A signed-in device. Its refresh tokens are not stored: each is a generation number signed with `refresh_key`.
create table auth.sessions (
  id uuid constraint sessions_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint sessions_user_fkey references auth.users on delete cascade,
  aal text not null default 'aal1' constraint sessions_aal_known check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  -- The instant after which neither an access token nor a refresh token of this session is worth anything.
  not_after timestamptz not null,
  refresh_key bytea not null default sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea),
  refresh_generation integer not null default 0,
  -- When the latest generations were replaced, newest last: tabs that race may present one of these for a few seconds.
  recent_rotations timestamptz[] not null default '{}',
  created_at timestamptz not null default now(),
  -- A password alone may not be enough: until the second step is taken, the session opens nothing but the step itself.
  second_step_due boolean not null default false,
  -- A device as its person would name it, « Firefox sur Windows »: read off what the browser says of itself.
  device text constraint sessions_device_length check (char_length(device) <= 100)
);
create index sessions_user_id_idx on auth.sessions (user_id);
alter table auth.sessions enable row level security;

create table auth.signing_keys (
  kid text constraint signing_keys_pkey primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- A retired key still verifies until the last token it signed has expired.
  retired_at timestamptz
);
alter table auth.signing_keys enable row level security;

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
alter table auth.identities enable row level security;

-- « Send this address a code »: written in the same time whether or not an account has the address. The job that reads it
-- finds out, where nobody can watch the clock.
create table auth.code_requests (
  id uuid constraint code_requests_pkey primary key default gen_random_uuid(),
  purpose text not null constraint code_requests_purpose_known check (purpose in (
    'signup', 'magiclink', 'recovery', 'email_change', 'reauthentication', 'sms', 'phone_change', 'phone_factor')),
  email text,
  -- Known when the person who asks is signed in.
  user_id uuid constraint code_requests_user_fkey references auth.users on delete cascade,
  create_account boolean not null default false,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  phone text,
  -- Of the account to open, should nobody have the address.
  password_hash text,
  -- A browser that asked for a mailed link with a challenge gets a code at its end, and exchanges it.
  code_challenge text,
  constraint code_requests_one_recipient check (num_nonnulls(email, phone) = 1)
);
create index code_requests_user_id_idx on auth.code_requests (user_id);
alter table auth.code_requests enable row level security;

-- At most one live code a person and purpose; a newer one replaces it. Neither code nor link is kept, only their hashes.
create table auth.one_time_codes (
  user_id uuid not null constraint one_time_codes_user_fkey references auth.users on delete cascade,
  purpose text not null constraint one_time_codes_purpose_known check (purpose in (
    'signup', 'magiclink', 'recovery', 'email_change', 'reauthentication', 'sms', 'phone_change', 'phone_factor')),
  salt bytea not null,
  code_hash bytea not null,
  link_hash bytea not null constraint one_time_codes_link_hash_unique unique,
  -- The address it was sent to, which it proves; for a change of address, the new one.
  sent_to text not null,
  failed_tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- As of the request.
  code_challenge text,
  constraint one_time_codes_pkey primary key (user_id, purpose)
);
create index one_time_codes_sent_to_idx on auth.one_time_codes (sent_to);
alter table auth.one_time_codes enable row level security;

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
alter table auth.registrations enable row level security;

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
alter table auth.sign_in_failures enable row level security;

-- Second factors, proved beside the password. The secret of an authenticator app has to be kept as it is, to compute the
-- same codes; recovery codes are kept as hashes.
create table auth.factors (
  id uuid constraint factors_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint factors_user_fkey references auth.users on delete cascade,
  friendly_name text constraint factors_friendly_name_length check (char_length(friendly_name) <= 100),
  factor_type text not null
    constraint factors_type_known check (factor_type in ('totp', 'phone', 'recovery_code')),
  status text not null constraint factors_status_known check (status in ('unverified', 'verified')),
  secret text,
  -- The time step of the last code that was accepted: it is not accepted again.
  last_used_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A telephone as second proof: its codes go to the number the factor was enrolled with.
  phone text,
  constraint factors_friendly_name_unique unique (user_id, friendly_name),
  constraint factors_phone_has_number check (factor_type <> 'phone' or phone is not null)
);
create unique index factors_one_recovery_set on auth.factors (user_id) where factor_type = 'recovery_code';
alter table auth.factors enable row level security;

create table auth.challenges (
  id uuid constraint challenges_pkey primary key default gen_random_uuid(),
  factor_id uuid not null constraint challenges_factor_fkey references auth.factors on delete cascade,
  expires_at timestamptz not null
);
create index challenges_factor_id_idx on auth.challenges (factor_id);
alter table auth.challenges enable row level security;

create table auth.recovery_codes (
  factor_id uuid not null constraint recovery_codes_factor_fkey references auth.factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (factor_id, code_hash)
);
alter table auth.recovery_codes enable row level security;

-- Browsers on which a person has taken the second step, under the hash of a name they keep.
create table auth.trusted_devices (
  user_id uuid not null constraint trusted_devices_user_fkey references auth.users on delete cascade,
  device_hash bytea not null,
  trusted_until timestamptz not null,
  id uuid not null default gen_random_uuid() constraint trusted_devices_id_unique unique,
  device text constraint trusted_devices_device_length check (char_length(device) <= 100),
  trusted_at timestamptz not null default now(),
  constraint trusted_devices_pkey primary key (user_id, device_hash)
);
alter table auth.trusted_devices enable row level security;

-- A way to an outside provider and back, under the hash of the state that travels with it.
create table auth.oidc_journeys (
  state_hash bytea constraint oidc_journeys_pkey primary key,
  provider text not null,
  -- Where the browser goes afterwards; checked when the journey began.
  redirect_to text not null,
  nonce text not null,
  code_verifier text not null,
  -- The browser's own challenge, where it exchanges a code for its session instead of reading it in the address.
  code_challenge text,
  -- The person who adds this way in to their account; empty for a sign-in.
  linking_user_id uuid constraint oidc_journeys_user_fkey references auth.users on delete cascade,
  expires_at timestamptz not null
);
create index oidc_journeys_expires_at_idx on auth.oidc_journeys (expires_at);
create index oidc_journeys_linking_user_id_idx on auth.oidc_journeys (linking_user_id);
alter table auth.oidc_journeys enable row level security;

-- A code that the browser exchanges for its session, together with the secret behind its challenge.
create table auth.exchange_codes (
  code_hash bytea constraint exchange_codes_pkey primary key,
  user_id uuid not null constraint exchange_codes_user_fkey references auth.users on delete cascade,
  code_challenge text not null,
  -- How the person proved who they are.
  method text not null,
  provider text not null,
  is_first boolean not null,
  expires_at timestamptz not null
);
create index exchange_codes_user_id_idx on auth.exchange_codes (user_id);
create index exchange_codes_expires_at_idx on auth.exchange_codes (expires_at);
alter table auth.exchange_codes enable row level security;
