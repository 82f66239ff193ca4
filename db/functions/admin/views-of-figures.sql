-- Stores the figures of one day (Paris time) once, so that later deletions do not change them.
create or replace function app.count_day(counted date, at timestamptz) returns void language sql security definer
  set search_path = ''
as $$
  with span as (
    select counted::timestamp at time zone 'Europe/Paris' as since, (counted + 1)::timestamp at time zone 'Europe/Paris' as until
  )
  insert into app.daily_figures (day, sign_ups, bookings, offered_minutes, booked_minutes, canceled_by_patient,
    canceled_by_practitioner, canceled_by_service, patient_absences, practitioner_absences, refunds, refund_cents, revenue_cents,
    premium_cents, premium_people, chat_messages, chat_vigilance, chat_danger, chat_crisis, model_micro_euros, notes_reviewed,
    review_minutes, ratings, stars, counted_at)
  select counted, people.sign_ups, booked.bookings, offered.minutes, taken.minutes, canceled.by_patient,
    canceled.by_practitioner, canceled.by_service, absent.patients, absent.practitioners, refunded.times, refunded.cents,
    paid.consultations, paid.premium, premium.people, chat.messages, chat.vigilance, chat.danger, chat.crisis,
    coalesce((select m.micro_euros from app.model_spending m where m.day = counted), 0), reviewed.notes, reviewed.minutes,
    rated.times, rated.stars, at
  from span
  cross join lateral (
    select count(*)::int as sign_ups from auth.users u where u.created_at >= span.since and u.created_at < span.until
  ) as people
  cross join lateral (
    select count(*)::int as bookings from public.appointments a where a.booked_at >= span.since and a.booked_at < span.until
  ) as booked
  cross join lateral (
    select coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60), 0)::int as minutes
    from public.slots s where s.starts_at >= span.since and s.starts_at < span.until
  ) as offered
  cross join lateral (
    -- Includes the break after a consultation, during which nothing else can be booked.
    select coalesce(sum(extract(epoch from a.free_again_at - a.starts_at) / 60), 0)::int as minutes
    from public.appointments a where a.status = 'confirmed' and a.starts_at >= span.since and a.starts_at < span.until
  ) as taken
  cross join lateral (
    select count(*) filter (where a.canceled_by in ('patient', 'parent'))::int as by_patient,
      count(*) filter (where a.canceled_by = 'practitioner')::int as by_practitioner,
      count(*) filter (where a.canceled_by = 'service')::int as by_service
    from public.appointments a where a.canceled_at >= span.since and a.canceled_at < span.until
  ) as canceled
  cross join lateral (
    select count(*) filter (where o.verdict = 'patient_absent')::int as patients,
      count(*) filter (where o.verdict = 'practitioner_absent')::int as practitioners
    from public.appointments a join public.consultation_outcomes o on o.appointment_id = a.id
    where a.status = 'confirmed' and a.starts_at >= span.since and a.starts_at < span.until
  ) as absent
  cross join lateral (
    select count(*)::int as times, coalesce(sum(r.amount), 0)::int as cents
    from app.refunds r join public.payments p on p.id = r.payment_id and not p.is_test
    where r.created_at >= span.since and r.created_at < span.until
  ) as refunded
  cross join lateral (
    select coalesce(sum(p.amount) filter (where p.payment_type = 'consultation'), 0)::int as consultations,
      coalesce(sum(p.amount) filter (where p.payment_type = 'subscription'), 0)::int as premium
    from public.payments p where p.completed_at >= span.since and p.completed_at < span.until and not p.is_test
  ) as paid
  cross join lateral (
    select count(*)::int as people from public.subscriptions s where s.started_at < span.until and s.access_until >= span.until
  ) as premium
  cross join lateral (
    -- Number of messages written by people, and of conversations that reached each level.
    select count(*)::int as messages, count(distinct c.chat_session_id) filter (where c.level = 'vigilance')::int as vigilance,
      count(distinct c.chat_session_id) filter (where c.level = 'danger')::int as danger,
      count(distinct c.chat_session_id) filter (where c.level = 'crise')::int as crisis
    from public.chat_messages c where c.sender = 'user' and c.created_at >= span.since and c.created_at < span.until
  ) as chat
  cross join lateral (
    select count(*)::int as notes, coalesce(sum(extract(epoch from n.signed_at - n.submitted_at) / 60), 0)::bigint as minutes
    from public.consultation_notes n
    where n.signed_at >= span.since and n.signed_at < span.until and n.signed_by is distinct from n.author_id
      and n.submitted_at is not null
  ) as reviewed
  cross join lateral (
    select count(*)::int as times, coalesce(sum(r.stars), 0)::int as stars
    from public.consultation_ratings r where r.rated_at >= span.since and r.rated_at < span.until
  ) as rated
  on conflict on constraint daily_figures_pkey do nothing
$$;

-- Counts every past day not counted yet, up to a year back, so that days missed during an outage of the jobs are filled in.
create or replace function app.count_figures(at timestamptz) returns integer language plpgsql security definer
  set search_path = ''
as $$
declare
  today date := (at at time zone 'Europe/Paris')::date;
  first date := greatest(today - 400,
    coalesce((select max(f.day) + 1 from app.daily_figures f),
      (select min(u.created_at at time zone 'Europe/Paris')::date from auth.users u), today));
begin
  perform app.count_day(d::date, at) from generate_series(first, today - 1, interval '1 day') d;
  return greatest(0, today - first);
end
$$;

-- Figures per day, week and month for the charts. Counts of people in distress below five could identify somebody: they
-- are hidden, and days have none at all, so that they cannot be computed by subtraction.
-- reads: authenticated
create or replace view public.admin_figures with (security_barrier = true) as
select grain.name as grain, date_trunc(grain.name, f.day)::date as starts_on, count(*)::int as days,
  sum(f.sign_ups)::int as sign_ups, sum(f.bookings)::int as bookings, sum(f.offered_minutes)::int as offered_minutes,
  sum(f.booked_minutes)::int as booked_minutes, sum(f.canceled_by_patient)::int as canceled_by_patient,
  sum(f.canceled_by_practitioner)::int as canceled_by_practitioner, sum(f.canceled_by_service)::int as canceled_by_service,
  sum(f.patient_absences)::int as patient_absences, sum(f.practitioner_absences)::int as practitioner_absences,
  sum(f.refunds)::int as refunds, sum(f.refund_cents)::int as refund_cents, sum(f.revenue_cents)::int as revenue_cents,
  sum(f.premium_cents)::int as premium_cents, (array_agg(f.premium_people order by f.day desc))[1] as premium_people,
  sum(f.chat_messages)::int as chat_messages,
  case when grain.name <> 'day' and sum(f.chat_vigilance) >= 5 then sum(f.chat_vigilance)::int end as chat_vigilance,
  case when grain.name <> 'day' and sum(f.chat_danger) >= 5 then sum(f.chat_danger)::int end as chat_danger,
  case when grain.name <> 'day' and sum(f.chat_crisis) >= 5 then sum(f.chat_crisis)::int end as chat_crisis,
  sum(f.model_micro_euros)::double precision as model_micro_euros, sum(f.notes_reviewed)::int as notes_reviewed,
  sum(f.review_minutes)::double precision as review_minutes, sum(f.ratings)::int as ratings, sum(f.stars)::int as stars
from app.daily_figures f cross join (values ('day'), ('week'), ('month')) as grain (name)
where (select app.operates())
group by 1, 2;

comment on view public.admin_figures is 'nullable: chat_vigilance, chat_danger, chat_crisis
grain: day | week | month';
