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
create index slots_starts_at_idx on public.slots (starts_at);
alter table public.slots enable row level security;

-- One row a practitioner with slots. Whoever changes what is offered or booked in a calendar locks its row first: the
-- others wait, and no two wait for each other.
create table app.calendars (
  practitioner_id uuid constraint calendars_pkey primary key
    constraint calendars_practitioner_fkey references auth.users on delete cascade,
  -- When time alone makes the openings wrong: a start comes, a hold runs out, a day begins.
  openings_due_at timestamptz,
  -- Conditions of a practitioner: the shortest notice of a booking, and the most consultations a day (in Paris).
  notice_minutes smallint not null default 120
    constraint calendars_notice_known check (notice_minutes in (0, 60, 120, 240, 720, 1440, 2880)),
  sessions_a_day smallint constraint calendars_sessions_a_day_bounds check (sessions_a_day between 1 and 12)
);
create index calendars_openings_due_at_idx on app.calendars (openings_due_at);
alter table app.calendars enable row level security;

-- Starts that patients may choose, one row each: slots of practitioners who may see patients, less booked time. Made from
-- the slots and appointments by app.refresh_offer() alone, so that a search walks an index and meets nothing but answers.
create table app.offered_starts (
  practitioner_id uuid not null,
  starts_at timestamptz not null,
  slot_id uuid not null constraint offered_starts_slot_fkey references public.slots on delete cascade,
  -- The practitioner's, for patients who prefer one.
  gender text,
  -- Copied to each start, as the gender is: a search rejects a start that is too close by the index alone.
  notice_minutes smallint not null default 120,
  sessions_a_day smallint,
  constraint offered_starts_pkey primary key (practitioner_id, starts_at)
);
create index offered_starts_slot_id_idx on app.offered_starts (slot_id);
create index offered_starts_in_time_idx
  on app.offered_starts (starts_at, practitioner_id) include (notice_minutes, sessions_a_day);
create index offered_starts_gender_in_time_idx
  on app.offered_starts (gender, starts_at, practitioner_id) include (notice_minutes, sessions_a_day);
alter table app.offered_starts enable row level security;

-- Each instant that somebody has offered. Rows stay when offers go: a search asks at each whether anybody is left.
create table app.offered_times (
  starts_at timestamptz constraint offered_times_pkey primary key
);
alter table app.offered_times enable row level security;

-- Free times of a practitioner in the directory, one row a wish that people may have of time: a part of the day, the
-- week-end, or one of the coming days. Made by app.refresh_openings() alone. A search reads this, and never the million
-- starts behind it. Browsers read it through a view that runs as its reader: behind one that hides its tables, the planner
-- knows nothing of the page's limit.
-- Vacuumed often: an index answers alone only for pages that were vacuumed since they changed.
create table public.openings (
  practitioner_id uuid not null constraint openings_practitioner_fkey references auth.users on delete cascade,
  moment text not null constraint openings_moment_known
    check (moment in ('any', 'morning', 'afternoon', 'evening', 'weekend') or moment ~ '^\d{4}-\d\d-\d\d$'),
  next_at timestamptz not null,
  -- The first three starts of each of the next four days that have one; of one day, the first twelve.
  times timestamptz[] not null,
  slug text not null,
  -- Copied from the card and the profile: what is searched, sorted and counted by is in one index.
  shown_until date not null,
  gender text,
  specialties text[] not null,
  languages text[] not null,
  constraint openings_pkey primary key (practitioner_id, moment)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- In the order of the list. A search that suits few walks along it and reads no row of those whom it does not suit.
create index openings_order_idx on public.openings (moment, next_at, slug)
  include (practitioner_id, times, shown_until, gender, specialties, languages);
alter table public.openings enable row level security;

-- The rest of a card of the directory, one row a person.
create table public.directory_cards (
  practitioner_id uuid constraint directory_cards_pkey primary key
    constraint directory_cards_practitioner_fkey references auth.users on delete cascade,
  -- The last day on which they may see patients: midnight ends a student's status and changes no row.
  shown_until date not null,
  name text not null,
  user_type text not null,
  university text,
  study_year text,
  specialization text,
  -- Its beginning: a card shows one sentence.
  bio text,
  avatar_path text,
  supervisor_name text
);
alter table public.directory_cards enable row level security;

-- Public figures of a practitioner's work, counted once a night: nobody can tell from a changed mean who rated today.
create table app.practitioner_figures (
  practitioner_id uuid constraint practitioner_figures_pkey primary key
    constraint practitioner_figures_practitioner_fkey references auth.users on delete cascade,
  sessions_held integer not null,
  -- Of the last 30 days: notes that a supervisor has signed, and the median time they waited for it.
  notes_reviewed integer not null,
  median_review_minutes integer,
  rating_count integer not null,
  rating_mean numeric(2, 1),
  counted_at timestamptz not null,
  -- Of all time: notes handed in, and those that a supervisor has signed.
  notes_handed_in integer not null default 0,
  notes_signed integer not null default 0
);
alter table app.practitioner_figures enable row level security;

-- Patients who found nobody free and asked to be told. A row goes with the mail that tells them.
create table public.slot_alerts (
  user_id uuid not null constraint slot_alerts_user_fkey references auth.users on delete cascade,
  gender_preference text not null
    constraint slot_alerts_gender_preference_known check (gender_preference in ('any', 'male', 'female')),
  created_at timestamptz not null default now(),
  id uuid not null default gen_random_uuid() constraint slot_alerts_pkey primary key,
  -- About somebody in particular, a day or an hour; without any of them, about anything that is free.
  practitioner_id uuid constraint slot_alerts_practitioner_fkey references auth.users on delete cascade,
  day date,
  starts_at timestamptz,
  -- Wishes that nobody in the directory suited.
  moment text
    constraint slot_alerts_moment_known check (moment in ('morning', 'afternoon', 'evening', 'weekend')),
  area text constraint slot_alerts_area_known check (area in (
    'Anxiété', 'Dépression', 'Traumatisme', 'Addictions', 'Relations', 'Estime de soi', 'Stress', 'Deuil')),
  language text constraint slot_alerts_language_known check (language in (
    'fr', 'en', 'de', 'es', 'it', 'pt', 'ar', 'tr', 'wo', 'fsl')),
  constraint slot_alerts_once unique nulls not distinct (
    user_id, gender_preference, practitioner_id, day, starts_at, moment, area, language),
  constraint slot_alerts_one_time check (num_nonnulls(day, starts_at, moment) <= 1),
  -- A day that no calendar can be asked for would stop the job that mails everybody's alerts.
  constraint slot_alerts_day_within_reach check (day between '2020-01-01' and '2199-12-31')
);
create index slot_alerts_gender_preference_idx on public.slot_alerts (gender_preference, created_at);
create index slot_alerts_practitioner_id_idx on public.slot_alerts (practitioner_id) where practitioner_id is not null;
alter table public.slot_alerts enable row level security;

-- A practitioner's appointments under a secret address, for the calendar of their telephone. Only a hash of it is kept.
create table public.calendar_feeds (
  user_id uuid constraint calendar_feeds_pkey primary key
    constraint calendar_feeds_user_fkey references auth.users on delete cascade,
  token_hash bytea not null constraint calendar_feeds_token_unique unique,
  created_at timestamptz not null default now()
);
alter table public.calendar_feeds enable row level security;
