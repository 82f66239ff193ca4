-- Schemas. `public` is what /rest/v1 offers; `auth` holds accounts; `app` holds the machinery no browser ever sees.
create schema auth;
create schema app;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;

-- Nothing is callable unless a file of db/functions or db/policies says so.
alter default privileges revoke execute on functions from public;

-- Who is asking. `request.jwt.claims` is set for one transaction by app.enter() and by nothing else.
create function auth.jwt() returns jsonb language sql stable parallel safe
  set search_path = ''
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

create function auth.uid() returns uuid language sql stable parallel safe
  set search_path = ''
  return (auth.jwt() ->> 'sub')::uuid;

create function auth.role() returns text language sql stable parallel safe
  set search_path = ''
  return coalesce(auth.jwt() ->> 'role', 'anon');

create function auth.email() returns text language sql stable parallel safe
  set search_path = ''
  return auth.jwt() ->> 'email';

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;

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
  constraint users_email_unique unique (email),
  constraint users_reachable_or_anonymous check (is_anonymous or email is not null)
);

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
  created_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);

create table auth.signing_keys (
  kid text constraint signing_keys_pkey primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- A retired key still verifies until the last token it signed has expired.
  retired_at timestamptz
);

alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.signing_keys enable row level security;

create function auth.session_is_live(session_id uuid) returns boolean language sql stable
  security definer set search_path = ''
  return exists (select from auth.sessions s where s.id = session_id and s.not_after > now());
grant execute on function auth.session_is_live(uuid) to public;

-- First statement of every transaction made for somebody: takes on their role, their claims, and refuses a token
-- whose session has ended, however long the token itself still runs.
grant usage on schema app to public;
create function app.enter(claims jsonb) returns void language plpgsql
  set search_path = ''
as $$
begin
  if claims ? 'session_id' and not auth.session_is_live((claims ->> 'session_id')::uuid) then
    raise exception 'session_not_found' using errcode = 'PT401';
  end if;
  perform set_config('request.jwt.claims', claims::text, true);
  perform set_config('role', claims ->> 'role', true);
end
$$;
grant execute on function app.enter(jsonb) to public;
grant usage on schema auth to public;

-- Counts of requests per caller and act, shared by all processes. Losing it in a crash costs nothing: unlogged.
create unlogged table app.rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (key)
);

-- What a function answered to an Idempotency-Key, so that a repeated request gets the same answer and acts once.
create table app.idempotent_answers (
  function_name text not null,
  caller text not null,
  key text not null,
  input_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotent_answers_pkey primary key (function_name, caller, key)
);
create index idempotent_answers_created_at_idx on app.idempotent_answers (created_at);

-- The local mailbox: where mail goes when no SMTP server is set. Shown at /dev/mailbox in demo mode.
create table app.mailbox (
  id bigint generated always as identity constraint mailbox_pkey primary key,
  channel text not null constraint mailbox_channel_known check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  created_at timestamptz not null default now()
);

alter table app.rate_limits enable row level security;
alter table app.idempotent_answers enable row level security;
alter table app.mailbox enable row level security;
