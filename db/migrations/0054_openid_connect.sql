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
  -- Who adds this way in to their account; otherwise somebody signs in.
  linking_user_id uuid constraint oidc_journeys_user_fkey references auth.users on delete cascade,
  expires_at timestamptz not null
);
create index oidc_journeys_expires_at_idx on auth.oidc_journeys (expires_at);
create index oidc_journeys_linking_user_id_idx on auth.oidc_journeys (linking_user_id);

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

alter table auth.oidc_journeys enable row level security;
alter table auth.exchange_codes enable row level security;

-- A browser that asked for a mailed link with a challenge gets a code at its end, and exchanges it.
alter table auth.code_requests add column code_challenge text;
alter table auth.one_time_codes add column code_challenge text;
