-- What a person agreed to, and when they took it back. Never deleted while the account lives: it is the proof.
create table public.consents (
  id uuid constraint consents_pkey primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint consents_user_fkey references auth.users on delete cascade,
  purpose text not null constraint consents_purpose_known check (purpose in ('mood')),
  -- Of the text that was shown.
  version integer not null constraint consents_version_positive check (version > 0),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index consents_one_live on public.consents (user_id, purpose) where withdrawn_at is null;

-- How a person said they felt: health data, theirs alone.
create table public.mood_entries (
  id uuid constraint mood_entries_pkey primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint mood_entries_user_fkey references auth.users on delete cascade,
  level smallint not null constraint mood_entries_level_known check (level between 1 and 4),
  details text constraint mood_entries_details_length check (char_length(details) <= 1000),
  recorded_at timestamptz not null default now()
);
create index mood_entries_user_id_recorded_at_idx on public.mood_entries (user_id, recorded_at desc);

alter table public.consents enable row level security;
alter table public.mood_entries enable row level security;
