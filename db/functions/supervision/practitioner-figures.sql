-- Recomputes the statistics of every practitioner who has held a consultation.
create or replace function app.count_practitioner_figures(at timestamptz) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.practitioner_figures as figures
    (practitioner_id, sessions_held, notes_reviewed, median_review_minutes, rating_count, rating_mean, counted_at,
     notes_handed_in, notes_signed)
  select p.id, sessions.held, notes.reviewed, notes.median_minutes, ratings.given, ratings.mean, at,
    written.handed_in, written.signed
  from public.profiles p
  cross join lateral (
    select count(*)::int as held from public.appointments a
    join public.consultation_outcomes o on o.appointment_id = a.id and o.verdict in ('held', 'ended_by_patient')
    where a.practitioner_id = p.id and a.status = 'confirmed'
  ) as sessions
  cross join lateral (
    select count(*)::int as reviewed,
      round(percentile_cont(0.5) within group (order by extract(epoch from n.signed_at - n.submitted_at) / 60))::int as median_minutes
    from public.consultation_notes n
    where n.author_id = p.id and n.state = 'signed' and n.signed_by is distinct from n.author_id
      and n.signed_at > at - interval '30 days' and n.signed_at <= at
  ) as notes
  cross join lateral (
    select count(*)::int as handed_in, (count(*) filter (where n.state = 'signed' and n.signed_by is distinct from n.author_id))::int as signed
    from public.consultation_notes n
    where n.author_id = p.id and n.submitted_at <= at
  ) as written
  cross join lateral (
    select count(*)::int as given, round(avg(r.stars), 1) as mean from public.consultation_ratings r
    where r.practitioner_id = p.id
  ) as ratings
  where p.user_type in ('student', 'therapist')
  on conflict on constraint practitioner_figures_pkey do update set sessions_held = excluded.sessions_held,
    notes_reviewed = excluded.notes_reviewed, median_review_minutes = excluded.median_review_minutes,
    rating_count = excluded.rating_count, rating_mean = excluded.rating_mean, counted_at = excluded.counted_at,
    notes_handed_in = excluded.notes_handed_in, notes_signed = excluded.notes_signed;
$$;

-- Public: mean and number of a practitioner's ratings, from five on (FIGURES_SHOWN_FROM). Never the comments, and
-- nothing about former practitioners.
-- reads: anon, authenticated
create or replace view public.practitioner_ratings with (security_barrier = true) as
select f.practitioner_id, f.rating_mean::double precision as mean, f.rating_count as count
from app.practitioner_figures f join public.profiles p on p.id = f.practitioner_id
where f.rating_count >= 5 and p.suspended_at is null
  and case p.user_type when 'student' then p.validated_at when 'therapist' then p.verified_at end is not null;

-- Public: the supervisor of a student, with supervision statistics from five consultations on; below that the name only.
-- reads: anon, authenticated
create or replace view public.supervision_proofs with (security_barrier = true) as
select student.id as practitioner_id, supervisor.first_name || ' ' || supervisor.last_name as supervisor_name,
  case when f.sessions_held >= 5 then f.sessions_held end as sessions_held,
  case when f.notes_reviewed >= 5 then f.notes_reviewed end as notes_reviewed,
  case when f.notes_reviewed >= 5 then f.median_review_minutes end as median_review_minutes
from public.profiles student
join public.profiles supervisor on supervisor.id = student.supervisor_id and supervisor.user_type = 'therapist'
  and supervisor.verified_at is not null and supervisor.suspended_at is null
left join app.practitioner_figures f on f.practitioner_id = student.id
where student.user_type = 'student' and student.validated_at is not null and student.suspended_at is null;

comment on view public.practitioner_ratings is 'nullable:';
comment on view public.supervision_proofs is 'nullable: sessions_held, notes_reviewed, median_review_minutes';
