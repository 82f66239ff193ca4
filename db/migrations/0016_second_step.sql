-- A password alone may not be enough: until the second step is taken, the session opens nothing but the step itself.
alter table auth.sessions add column second_step_due boolean not null default false;

-- Browsers on which a person has taken the second step, under the hash of a name they keep.
create table auth.trusted_devices (
  user_id uuid not null constraint trusted_devices_user_fkey references auth.users on delete cascade,
  device_hash bytea not null,
  trusted_until timestamptz not null,
  constraint trusted_devices_pkey primary key (user_id, device_hash)
);
alter table auth.trusted_devices enable row level security;
