-- A practitioner's appointments under a secret address, for the calendar of their telephone. Only a hash of it is kept.
create table public.calendar_feeds (
  user_id uuid constraint calendar_feeds_pkey primary key
    constraint calendar_feeds_user_fkey references auth.users on delete cascade,
  token_hash bytea not null constraint calendar_feeds_token_unique unique,
  created_at timestamptz not null default now()
);
alter table public.calendar_feeds enable row level security;
