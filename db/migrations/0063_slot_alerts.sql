-- Patients who found nobody free and asked to be told. A row goes with the mail that tells them.
create table public.slot_alerts (
  user_id uuid not null constraint slot_alerts_user_fkey references auth.users on delete cascade,
  gender_preference text not null
    constraint slot_alerts_gender_preference_known check (gender_preference in ('any', 'male', 'female')),
  created_at timestamptz not null default now(),
  constraint slot_alerts_pkey primary key (user_id, gender_preference)
);
create index slot_alerts_gender_preference_idx on public.slot_alerts (gender_preference, created_at);
alter table public.slot_alerts enable row level security;
