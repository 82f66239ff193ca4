-- The calendar time that one consultation takes: its minutes and the pause after it (domain/constants.ts; a test compares).
create or replace function app.consultation_span() returns interval language sql immutable parallel safe
  return interval '60 minutes';

-- Rebuilds what is offered of one calendar between two instants, from its slots and appointments. Holds are left out of
-- account: they come and go by the minute, so a search looks at them itself.
create or replace function app.refresh_offer(practitioner uuid, since timestamptz, until timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is being deleted has no calendar any more.
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

  insert into app.offered_starts (practitioner_id, starts_at, slot_id, gender)
  select s.practitioner_id, start, s.id, p.gender
  from public.slots s
  cross join unnest(s.starts) as start
  join public.profiles p on p.id = s.practitioner_id
  where s.practitioner_id = practitioner and s.ends_at > since and s.starts_at < until
    and start >= since and start < until
    and not exists (
      select from public.appointments a
      where a.practitioner_id = practitioner and a.status = 'confirmed'
        and a.starts_at < start + app.consultation_span() and a.free_again_at > start
    )
    -- A meeting of supervision takes its time, of whoever offered it and of whoever booked it.
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
  -- Waits for whoever changes that psychologist at this moment, and sees them as they are afterwards.
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

-- Students see patients no longer than the psychologist who follows them does. Ordered, to avoid a deadlock.
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

-- The offered starts that nobody holds. Confirmed appointments are looked at once more, for the instant in which one is
-- being made.
create or replace view app.free_offers as
select o.starts_at, o.practitioner_id, o.gender
from app.offered_starts o
where o.starts_at > now() and not exists (
  select from public.appointments a
  where a.practitioner_id = o.practitioner_id
    and a.starts_at < o.starts_at + app.consultation_span() and a.starts_at > o.starts_at - app.consultation_span()
    and (a.status = 'confirmed' or (a.status = 'held' and a.held_until > now()))
  -- Keeps it a look into the index for each start. As a join the planner, which takes these two hours for a ninth of all
  -- appointments, read them all at every time.
  offset 0
);

-- « Inès M. »: as practitioners are named to patients.
create or replace function app.public_name(first_name text, last_name text) returns text language sql immutable parallel safe
  return btrim(first_name || case when last_name = '' then '' else ' ' || upper(left(last_name, 1)) || '.' end);

-- « Hélène Girard »: as psychologists are named where they answer for somebody's work.
create or replace function app.full_name(first_name text, last_name text) returns text language sql immutable parallel safe
  return btrim(first_name || ' ' || last_name);

-- Functions inside a view run as its reader.
grant execute on function app.consultation_span(), app.public_name(text, text), app.full_name(text, text) to anon, authenticated;

-- Who is free when. Shows practitioners as patients see them, and no patient.
create or replace view public.free_starts with (security_barrier = true) as
select o.starts_at, o.practitioner_id, o.gender as practitioner_gender,
  app.public_name(p.first_name, p.last_name) as practitioner_name, p.user_type as practitioner_type,
  p.university, p.study_year, p.specialization, p.specialties, p.bio, p.avatar_path
from app.free_offers o join public.profiles p on p.id = o.practitioner_id
-- Midnight ends a student's status and changes no offer: a job comes later.
where p.user_type = 'therapist' or p.status_valid_until >= app.today();

-- The times at which at least one practitioner is free, for each preference: one row a time, however many they are. At each
-- time the planner looks at one practitioner after the other until one is free; written as one join, and in order because the
-- planner looks through a barrier for no order of the caller's, so that it walks the times and stops when it has as many as
-- were asked for.
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

-- What the columns of the views are: read by `npm run db:types`, since PostgreSQL cannot tell which of them may be null.
comment on view public.free_starts is 'nullable: practitioner_gender, university, study_year, specialization, bio, avatar_path
practitioner_gender: profiles.gender
practitioner_type: profiles.user_type
study_year: profiles.study_year
specialization: profiles.specialization';
comment on view public.free_times is 'nullable:
gender_preference: appointments.gender_preference';
