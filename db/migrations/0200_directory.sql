-- Booking by person: an address for each practitioner, the languages they speak, and who is free soonest.
alter table public.profiles
  -- The last part of /praticiens/<slug>. Given once, when somebody is first let to see patients: links outlive a mended name.
  add column slug text constraint profiles_slug_unique unique
    constraint profiles_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  -- ISO 639 codes. Nobody who said nothing speaks anything but French.
  add column languages text[] not null default '{}' constraint profiles_languages_known check (languages <@ array[
    'fr', 'en', 'de', 'es', 'it', 'pt', 'ar', 'tr', 'wo', 'fsl']);

-- Every slug ever given, also of accounts that are gone: an address never comes to mean somebody else.
create table app.slugs (
  slug text constraint slugs_pkey primary key
);
alter table app.slugs enable row level security;

-- What the directory shows of a practitioner's free times, one row a wish that people may have of time: a part of the day,
-- the week-end, or one of the coming days. Made by app.refresh_openings() alone. A search reads this, and never the million
-- starts behind it.
create table app.openings (
  practitioner_id uuid not null constraint openings_practitioner_fkey references auth.users on delete cascade,
  moment text not null constraint openings_moment_known
    check (moment in ('any', 'morning', 'afternoon', 'evening', 'weekend') or moment ~ '^\d{4}-\d\d-\d\d$'),
  next_at timestamptz not null,
  -- The first three starts of each of the next four days that have one; of one day, the first twelve.
  times timestamptz[] not null,
  constraint openings_pkey primary key (practitioner_id, moment)
);
create index openings_moment_next_at_idx on app.openings (moment, next_at);
alter table app.openings enable row level security;

-- When time alone makes them wrong: a start comes, a hold runs out, a day begins.
alter table app.calendars add column openings_due_at timestamptz;
update app.calendars set openings_due_at = now();
create index calendars_openings_due_at_idx on app.calendars (openings_due_at);

-- Of all time: notes handed in, and those that a supervisor has signed.
alter table app.practitioner_figures
  add column notes_handed_in integer not null default 0,
  add column notes_signed integer not null default 0;
