-- All views here are public: public profile fields of practitioners, and no patient.

-- Practitioners of the directory, one row for each time filter they match.
-- reads: anon, authenticated
create or replace view public.practitioner_openings with (security_invoker = true) as
select o.moment, o.next_at, o.times, o.slug, c.name, c.user_type, o.gender, c.university, c.study_year, c.specialization,
  o.specialties, o.languages, c.bio, c.avatar_path, c.supervisor_name
from public.openings o join public.directory_cards c on c.practitioner_id = o.practitioner_id;

-- A practitioner who can be booked. Statistics are shown from five consultations on (FIGURES_SHOWN_FROM).
-- reads: anon, authenticated
create or replace view public.practitioners with (security_barrier = true) as
select p.slug, p.id as practitioner_id, p.first_name, app.public_name(p.first_name, p.last_name) as name, p.user_type, p.gender,
  p.university, p.study_year, p.specialization, p.specialties,
  case when p.languages = '{}' then '{fr}' else p.languages end as languages, p.bio, p.avatar_path, p.status_valid_until,
  app.full_name(s.first_name, s.last_name) as supervisor_name, s.gender as supervisor_gender,
  case when f.sessions_held >= 5 then f.sessions_held end as sessions_held,
  case when f.sessions_held >= 5 then f.notes_handed_in end as notes_handed_in,
  case when f.sessions_held >= 5 then f.notes_signed end as notes_signed,
  case when f.sessions_held >= 5 and f.notes_reviewed >= 5 then f.median_review_minutes end as median_review_minutes
from public.profiles p
left join public.profiles s on s.id = p.supervisor_id
left join app.practitioner_figures f on f.practitioner_id = p.id
where p.slug is not null and app.sees_patients(p.id);

-- Every free time of one practitioner.
-- reads: anon, authenticated
create or replace view public.practitioner_times with (security_barrier = true) as
select p.slug, o.starts_at
from public.profiles p join app.free_offers o on o.practitioner_id = p.id
where p.slug is not null and app.sees_patients(p.id);

-- Every slug ever used, so that the page of a former practitioner gives another message than an unknown address.
-- reads: anon, authenticated
create or replace view public.practitioner_slugs with (security_barrier = true) as
select s.slug from app.slugs s;

comment on view public.practitioner_openings is 'nullable: gender, university, study_year, specialization, bio, avatar_path, supervisor_name
user_type: profiles.user_type
gender: profiles.gender
study_year: profiles.study_year
specialization: profiles.specialization';
comment on view public.practitioners is 'nullable: gender, university, study_year, specialization, bio, avatar_path, status_valid_until, supervisor_name, supervisor_gender, sessions_held, notes_handed_in, notes_signed, median_review_minutes
user_type: profiles.user_type
gender: profiles.gender
supervisor_gender: profiles.gender
study_year: profiles.study_year
specialization: profiles.specialization';
comment on view public.practitioner_times is 'nullable:';
comment on view public.practitioner_slugs is 'nullable:';
