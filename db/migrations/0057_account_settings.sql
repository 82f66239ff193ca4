-- What a person settles about their own account.
alter table auth.users
  -- Each sign-in asks for a code, on devices known already as well.
  add column second_step_always boolean not null default false;

-- A device as its person would name it, « Firefox sur Windows »: read off what the browser says of itself.
alter table auth.sessions
  add column device text constraint sessions_device_length check (char_length(device) <= 100);
alter table auth.trusted_devices
  add column id uuid not null default gen_random_uuid() constraint trusted_devices_id_unique unique,
  add column device text constraint trusted_devices_device_length check (char_length(device) <= 100),
  add column trusted_at timestamptz not null default now();

-- Mails that a person may do without. A kind without a row is wanted.
create table public.notification_choices (
  user_id uuid not null default auth.uid() constraint notification_choices_user_fkey references auth.users on delete cascade,
  kind text not null constraint notification_choices_kind_known check (kind in ('appointment-reminder')),
  is_wanted boolean not null,
  constraint notification_choices_pkey primary key (user_id, kind)
);

-- What happened around an account, for its person to read: sign-ins, changes of what protects it, documents that were opened.
create table public.access_log (
  id bigint generated always as identity constraint access_log_pkey primary key,
  user_id uuid not null constraint access_log_user_fkey references auth.users on delete cascade,
  act text not null constraint access_log_act_known check (act in (
    'sign-in', 'password-changed', 'email-changed', 'phone-changed', 'second-factor-added', 'second-factor-removed',
    'data-exported', 'document-read-by-team')),
  device text,
  occurred_at timestamptz not null default now()
);
create index access_log_user_id_occurred_at_idx on public.access_log (user_id, occurred_at desc);
create index access_log_occurred_at_idx on public.access_log (occurred_at);

alter table public.notification_choices enable row level security;
alter table public.access_log enable row level security;

-- Whether a file that somebody other than its person opens is noted for that person.
alter table storage.buckets add column notes_reads boolean not null default false;
update storage.buckets set notes_reads = true where id = 'proofs';
