-- An alert may be about somebody in particular, a day or an hour; without any of them, about anything that is free.
alter table public.slot_alerts
  add column id uuid not null default gen_random_uuid(),
  add column practitioner_id uuid constraint slot_alerts_practitioner_fkey references auth.users on delete cascade,
  add column day date,
  add column starts_at timestamptz;
alter table public.slot_alerts drop constraint slot_alerts_pkey;
alter table public.slot_alerts
  add constraint slot_alerts_pkey primary key (id),
  add constraint slot_alerts_once unique nulls not distinct (user_id, gender_preference, practitioner_id, day, starts_at),
  add constraint slot_alerts_day_or_hour check (day is null or starts_at is null);
create index slot_alerts_practitioner_id_idx on public.slot_alerts (practitioner_id) where practitioner_id is not null;
