-- Duration that one consultation blocks in the calendar: its minutes and the break after it (domain/constants.ts; a
-- test compares).
create or replace function app.consultation_span() returns interval language sql immutable parallel safe
  return interval '60 minutes';

-- Rebuilds the bookable starts of one calendar between two instants, from its slots and appointments. Holds are ignored
-- here because they change every minute: queries check them.
create or replace function app.refresh_offer(practitioner uuid, since timestamptz, until timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Skips an account that is being deleted.
  insert into app.calendars select u.id from auth.users u where u.id = practitioner on conflict do nothing;
  perform from app.calendars c where c.practitioner_id = practitioner for update;

  delete from app.offered_starts o where o.practitioner_id = practitioner and o.starts_at >= since and o.starts_at < until;
  if not app.sees_patients(practitioner) then
    perform app.refresh_openings(practitioner);
    return;
  end if;

  -- Ordered, to avoid a deadlock between two calendars that insert the same new times.
  insert into app.offered_times (starts_at)
  select distinct start from public.slots s cross join unnest(s.starts) as start
  where s.practitioner_id = practitioner and start >= since and start < until
  order by start
  on conflict do nothing;

  insert into app.offered_starts (practitioner_id, starts_at, slot_id, gender, notice_minutes, sessions_a_day)
  select s.practitioner_id, start, s.id, p.gender, c.notice_minutes, c.sessions_a_day
  from public.slots s
  cross join unnest(s.starts) as start
  join public.profiles p on p.id = s.practitioner_id
  join app.calendars c on c.practitioner_id = s.practitioner_id
  where s.practitioner_id = practitioner and s.ends_at > since and s.starts_at < until
    and start >= since and start < until
    and not exists (
      select from public.appointments a
      where a.practitioner_id = practitioner and a.status = 'confirmed'
        and a.starts_at < start + app.consultation_span() and a.free_again_at > start
    )
    -- A supervision meeting blocks the calendar of the supervisor who offers it and of the student who booked it.
    and not exists (
      select from public.meeting_bookings b
      where b.student_id = practitioner and b.canceled_at is null
        and b.starts_at < start + app.consultation_span() and b.ends_at > start
    )
    and not exists (
      select from public.supervision_meetings m
      where m.supervisor_id = practitioner and m.canceled_at is null
        and m.starts_at < start + app.consultation_span() and m.ends_at > start
    );
  perform app.refresh_openings(practitioner);
end
$$;

create or replace function app.offer_new_slot() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refresh_offer(new.practitioner_id, new.starts_at, new.ends_at);
  return null;
end
$$;
create or replace trigger offer_new_slot after insert on public.slots
  for each row execute function app.offer_new_slot();

create or replace function app.offer_follows_profile() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for a concurrent update of the supervisor's profile, and reads its result.
  perform from public.profiles s where s.id = new.supervisor_id for share;
  perform app.refresh_offer(new.id, now(), 'infinity');
  return null;
end
$$;
create or replace trigger offer_follows_profile
  after update of user_type, gender, validated_at, status_valid_until, supervisor_id, suspended_at, verified_at
  on public.profiles
  for each row when (
    (old.user_type in ('student', 'therapist') or new.user_type in ('student', 'therapist'))
    and (old.user_type, old.gender, old.validated_at, old.status_valid_until, old.supervisor_id, old.suspended_at,
        old.verified_at)
      is distinct from (new.user_type, new.gender, new.validated_at, new.status_valid_until, new.supervisor_id,
        new.suspended_at, new.verified_at)
  )
  execute function app.offer_follows_profile();

-- Students may see patients only as long as their supervisor may. Ordered, to avoid a deadlock.
create or replace function app.offers_follow_supervisor() returns trigger language plpgsql
  security definer set search_path = ''
as $$
declare
  student uuid;
begin
  for student in select p.id from public.profiles p where p.supervisor_id = new.id order by p.id loop
    perform app.refresh_offer(student, now(), 'infinity');
  end loop;
  return null;
end
$$;
create or replace trigger offers_follow_supervisor after update of user_type, suspended_at, verified_at on public.profiles
  for each row when (
    (old.user_type = 'therapist' or new.user_type = 'therapist')
    and (old.user_type, old.suspended_at is null, old.verified_at is null)
      is distinct from (new.user_type, new.suspended_at is null, new.verified_at is null)
  )
  execute function app.offers_follow_supervisor();

create or replace function app.offer_follows_appointments() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'confirmed' and old.practitioner_id is not null then
    perform app.refresh_offer(old.practitioner_id, old.starts_at - app.consultation_span(), old.free_again_at);
  end if;
  if tg_op <> 'DELETE' and new.status = 'confirmed' and new.practitioner_id is not null then
    perform app.refresh_offer(new.practitioner_id, new.starts_at - app.consultation_span(), new.free_again_at);
  end if;
  return null;
end
$$;
create or replace trigger offer_follows_appointments
  after insert or delete or update of status, starts_at, practitioner_id on public.appointments
  for each row execute function app.offer_follows_appointments();

create or replace function app.offer_follows_meetings() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'meeting_bookings' then
    perform app.refresh_offer(coalesce(new.student_id, old.student_id),
      coalesce(new.starts_at, old.starts_at) - app.consultation_span(), coalesce(new.ends_at, old.ends_at));
  else
    perform app.refresh_offer(coalesce(new.supervisor_id, old.supervisor_id),
      coalesce(new.starts_at, old.starts_at) - app.consultation_span(), coalesce(new.ends_at, old.ends_at));
  end if;
  return null;
end
$$;
create or replace trigger offer_follows_meetings after insert or delete or update of canceled_at on public.meeting_bookings
  for each row execute function app.offer_follows_meetings();
create or replace trigger offer_follows_meetings after insert or delete or update of canceled_at on public.supervision_meetings
  for each row execute function app.offer_follows_meetings();

-- Starts that nobody has booked or holds, and whether the practitioner's own limits leave them to patients. Confirmed
-- appointments are checked again, because the offer is updated just after a booking.
create or replace view app.untaken_offers as
select o.starts_at, o.practitioner_id, o.gender, o.notice_minutes,
  o.starts_at > now() + o.notice_minutes * interval '1 minute' as is_in_time,
  o.sessions_a_day is null or o.sessions_a_day > (
    select count(*) from public.appointments a
    where a.practitioner_id = o.practitioner_id
      and (a.status = 'confirmed' or (a.status = 'held' and a.held_until > now()))
      -- The day in Paris. It has at most 25 hours, which an index can answer.
      and a.starts_at >= date_trunc('day', o.starts_at, 'Europe/Paris')
      and a.starts_at < date_trunc('day', o.starts_at, 'Europe/Paris') + interval '25 hours'
      and date_trunc('day', a.starts_at, 'Europe/Paris') = date_trunc('day', o.starts_at, 'Europe/Paris')
  ) as has_room
from app.offered_starts o
where o.starts_at > now() and not exists (
  select from public.appointments a
  where a.practitioner_id = o.practitioner_id
    and a.starts_at < o.starts_at + app.consultation_span() and a.starts_at > o.starts_at - app.consultation_span()
    and (a.status = 'confirmed' or (a.status = 'held' and a.held_until > now()))
  -- Prevents the planner from flattening the subquery, so that each start is one index lookup. It estimates these two
  -- hours at a ninth of all appointments and, as a join, read them all for every time.
  offset 0
);

-- Starts that a patient may take.
create or replace view app.free_offers as
select o.starts_at, o.practitioner_id, o.gender from app.untaken_offers o where o.is_in_time and o.has_room;

-- Name of a practitioner shown to patients: « Inès M. »
create or replace function app.public_name(first_name text, last_name text) returns text language sql immutable parallel safe
  return btrim(first_name || case when last_name = '' then '' else ' ' || upper(left(last_name, 1)) || '.' end);

-- Name of a psychologist who answers for somebody's work: « Hélène Girard »
create or replace function app.full_name(first_name text, last_name text) returns text language sql immutable parallel safe
  return btrim(first_name || ' ' || last_name);

-- Functions inside a view run with the rights of its reader.
grant execute on function app.consultation_span(), app.public_name(text, text), app.full_name(text, text) to anon, authenticated;

-- Free starts per practitioner, with public profile fields only and no patient.
-- reads: anon, authenticated
create or replace view public.free_starts with (security_barrier = true) as
select o.starts_at, o.practitioner_id, o.gender as practitioner_gender,
  app.public_name(p.first_name, p.last_name) as practitioner_name, p.user_type as practitioner_type,
  p.university, p.study_year, p.specialization, p.specialties, p.bio, p.avatar_path
from app.free_offers o join public.profiles p on p.id = o.practitioner_id
-- A student's status ends at midnight without any trigger, and the job that updates the offer runs later.
where p.user_type = 'therapist' or p.status_valid_until >= app.today();

-- Times at which at least one practitioner is free, one row per time and preference. The lateral subqueries stop at the
-- first free practitioner. The view orders by itself, because a security barrier hides the caller's order from the
-- planner: the scan of the times stops at the caller's limit.
-- reads: anon, authenticated
create or replace view public.free_times with (security_barrier = true) as
select t.starts_at, wish.gender_preference
from app.offered_times t
cross join (values ('any'), ('male'), ('female')) as wish (gender_preference)
cross join lateral (
  (select from app.free_offers o where wish.gender_preference = 'any' and o.starts_at = t.starts_at limit 1)
  union all
  (select from app.free_offers o where o.gender = wish.gender_preference and o.starts_at = t.starts_at limit 1)
  limit 1
) as somebody
where t.starts_at > now()
order by t.starts_at;

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.free_starts is 'nullable: practitioner_gender, university, study_year, specialization, bio, avatar_path
practitioner_gender: profiles.gender
practitioner_type: profiles.user_type
study_year: profiles.study_year
specialization: profiles.specialization';
comment on view public.free_times is 'nullable:
gender_preference: appointments.gender_preference';
