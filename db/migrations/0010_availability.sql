-- Lets a constraint compare a person and a span of time together.
create extension if not exists btree_gist with schema app;

-- Time that a practitioner offers: [starts_at, ends_at).
create table public.slots (
  id uuid constraint slots_pkey primary key default gen_random_uuid(),
  practitioner_id uuid not null constraint slots_practitioner_fkey references auth.users on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When a consultation may begin. Found by domain/availability, because it depends on what the clock in Paris shows.
  starts timestamptz[] not null constraint slots_have_a_start check (cardinality(starts) > 0),
  created_at timestamptz not null default now(),
  constraint slots_end_after_they_start check (starts_at < ends_at),
  constraint slots_lie_on_the_half_hour
    check (extract(epoch from starts_at) % 1800 = 0 and extract(epoch from ends_at) % 1800 = 0),
  constraint slots_do_not_overlap exclude using gist (practitioner_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index slots_practitioner_id_starts_at_idx on public.slots (practitioner_id, starts_at);

-- One row a practitioner with slots. Whoever changes what is offered or booked in a calendar locks its row first: the
-- others wait, and no two wait for each other.
create table app.calendars (
  practitioner_id uuid constraint calendars_pkey primary key
    constraint calendars_practitioner_fkey references auth.users on delete cascade
);

-- What patients may choose, one row a start: slots of practitioners who may see patients, less what is booked. Made from
-- the slots and appointments by app.refresh_offer() alone, so that a search walks an index and meets nothing but answers.
create table app.offered_starts (
  practitioner_id uuid not null,
  starts_at timestamptz not null,
  slot_id uuid not null constraint offered_starts_slot_fkey references public.slots on delete cascade,
  -- The practitioner's, for patients who prefer one.
  gender text,
  constraint offered_starts_pkey primary key (practitioner_id, starts_at)
);
create index offered_starts_slot_id_idx on app.offered_starts (slot_id);
create index offered_starts_starts_at_idx on app.offered_starts (starts_at, practitioner_id);
create index offered_starts_gender_starts_at_idx on app.offered_starts (gender, starts_at, practitioner_id);

-- Each instant that somebody has offered. Rows stay when offers go: a search asks at each whether anybody is left.
create table app.offered_times (
  starts_at timestamptz constraint offered_times_pkey primary key
);

alter table public.slots enable row level security;
alter table app.calendars enable row level security;
alter table app.offered_starts enable row level security;
alter table app.offered_times enable row level security;
