-- Baselines: the state after all migrations up to 0532, by area. They run on an empty database only, and are never changed
-- (decision 0091).

-- Schemas. `public` is what /rest/v1 offers; `auth` holds accounts; `app` holds the machinery no browser ever sees.
create schema auth;
create schema app;
-- Files. The bytes lie outside the database under a random version; who may do what with them is decided on its rows.
create schema storage;
-- Partitions of tables whose rows end at an age, by month. No browser's role can use it: rights are those of the table, and
-- of nothing beside it.
create schema months;
-- Where the job queue keeps its tables; it makes and migrates them itself (server/jobs).
create schema jobs;

revoke all on schema public, months from public;
grant usage on schema public, auth, app, storage to anon, authenticated, service_role;

-- No function is everybody's: nothing is callable unless a file of db/functions or db/policies says so.
alter default privileges revoke execute on functions from public;

-- Lets a constraint compare a person and a span of time together.
create extension if not exists btree_gist with schema app;

-- The caller. `request.jwt.claims` is set for one transaction by app.enter() and by nothing else.
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

-- Keys of the server's own signatures, made by the first process that needs them, shared by all.
create table app.secrets (
  name text constraint secrets_pkey primary key,
  value text not null,
  created_at timestamptz not null default now()
);
alter table app.secrets enable row level security;

-- Counts of requests per caller and act, shared by all processes. Losing it in a crash costs nothing: unlogged.
create unlogged table app.rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (key)
);
alter table app.rate_limits enable row level security;

-- Answers of functions by Idempotency-Key: a repeated request gets the same answer and acts once.
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
alter table app.idempotent_answers enable row level security;

-- A solved security check serves once.
create table app.used_security_checks (
  signature text constraint used_security_checks_pkey primary key,
  expires_at timestamptz not null
);
create index used_security_checks_expires_at_idx on app.used_security_checks (expires_at);
alter table app.used_security_checks enable row level security;

-- Callers without their identity: networks under a keyed hash whose key changes every day and is then forgotten. Unlogged
-- like the rate limits: after a crash, counting begins anew.
create unlogged table app.caller_keys (
  day date not null,
  key bytea not null,
  constraint caller_keys_pkey primary key (day)
);
alter table app.caller_keys enable row level security;

create unlogged table app.caller_minutes (
  minute timestamptz not null,
  caller text not null,
  requests integer not null,
  refused integer not null,
  failed integer not null,
  constraint caller_minutes_pkey primary key (minute, caller)
);
alter table app.caller_minutes enable row level security;

create table app.blocked_callers (
  caller text not null,
  blocked_until timestamptz not null,
  constraint blocked_callers_pkey primary key (caller)
);
alter table app.blocked_callers enable row level security;
