-- Directory entry of a practitioner, present only while they may see patients.
create or replace function app.refresh_card(practitioner uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles p where p.id = practitioner and p.slug is not null)
      or not app.sees_patients(practitioner) then
    delete from public.directory_cards c where c.practitioner_id = practitioner;
    return;
  end if;
  insert into public.directory_cards as known
  select p.id, case p.user_type when 'student' then p.status_valid_until else 'infinity' end,
    app.public_name(p.first_name, p.last_name), p.user_type, p.university, p.study_year, p.specialization,
    left(btrim(p.bio, E' \n\r\t'), 240), p.avatar_path, app.full_name(s.first_name, s.last_name)
  from public.profiles p left join public.profiles s on s.id = p.supervisor_id
  where p.id = practitioner
  on conflict on constraint directory_cards_pkey do update set
    (shown_until, name, user_type, university, study_year, specialization, bio, avatar_path, supervisor_name)
    = (excluded.shown_until, excluded.name, excluded.user_type, excluded.university, excluded.study_year,
      excluded.specialization, excluded.bio, excluded.avatar_path, excluded.supervisor_name)
  where known is distinct from excluded;
end
$$;

-- Rebuilds the directory rows of one practitioner. Triggers on every source table call it in the same transaction, so
-- that the directory never shows somebody who may not see patients, nor text they withdrew. Starts within two minutes of
-- their practitioner's notice are left out: nobody books that fast, and the job that follows the clock runs every minute.
create or replace function app.refresh_openings(practitioner uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  lead interval;
  -- Days a visitor can filter by (DIRECTORY_DAYS).
  days constant integer := 14;
begin
  -- Skips an account that is being deleted: its openings cascade.
  select (c.notice_minutes + 2) * interval '1 minute' into lead
  from app.calendars c join auth.users u on u.id = c.practitioner_id
  where c.practitioner_id = practitioner for update of c;
  if not found then
    return;
  end if;

  perform app.refresh_card(practitioner);
  with soonest as (
    select o.starts_at, o.starts_at at time zone 'Europe/Paris' as local from app.free_offers o
    where o.practitioner_id = practitioner and o.starts_at > now() + lead
    order by o.starts_at limit 400
  ), fitting as (
    select m.moment, s.starts_at, s.local::date as day from soonest s
    cross join lateral (values
      ('any', true),
      ('morning', extract(hour from s.local) < 12),
      ('afternoon', extract(hour from s.local) between 12 and 17),
      ('evening', extract(hour from s.local) >= 18),
      ('weekend', extract(isodow from s.local) >= 6),
      (to_char(s.local, 'YYYY-MM-DD'), s.local::date < app.today() + days)
    ) as m (moment, fits)
    where m.fits
  ), placed as (
    select moment, starts_at, dense_rank() over (partition by moment order by day) as day_place,
      row_number() over (partition by moment, day order by starts_at) as time_place
    from fitting
  ), shown as (
    select moment, min(starts_at) as next_at, array_agg(starts_at order by starts_at) as times from placed
    where day_place <= 4 and time_place <= case when moment ~ '^\d' then 12 else 3 end group by moment
  ), person as (
    select p.slug, c.shown_until, p.gender, p.specialties,
      case when p.languages = '{}' then '{fr}' else p.languages end as languages
    from public.directory_cards c join public.profiles p on p.id = c.practitioner_id
    where c.practitioner_id = practitioner
  ), gone as (
    delete from public.openings o
    where o.practitioner_id = practitioner and o.moment not in (select s.moment from shown s cross join person)
  )
  insert into public.openings as known (practitioner_id, moment, next_at, times, slug, shown_until, gender, specialties,
    languages)
  select practitioner, s.moment, s.next_at, s.times, person.* from shown s cross join person
  on conflict on constraint openings_pkey do update set
    (next_at, times, slug, shown_until, gender, specialties, languages) = (excluded.next_at, excluded.times, excluded.slug,
      excluded.shown_until, excluded.gender, excluded.specialties, excluded.languages)
  where known is distinct from excluded;

  update app.calendars c set openings_due_at = least(
    (select o.next_at - lead from public.openings o
      where o.practitioner_id = practitioner and o.moment = 'any'),
    (app.today() + 1)::timestamp at time zone 'Europe/Paris',
    (select min(a.held_until) from public.appointments a
      where a.practitioner_id = practitioner and a.starts_at > now() and a.status = 'held' and a.held_until > now()))
  where c.practitioner_id = practitioner;
end
$$;

-- A hold hides a start temporarily; a confirmed appointment changes the offer, which updates the openings. An expired
-- hold has already released its start.
create or replace function app.openings_follow_holds() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'held' and old.held_until > now()
      and (new.status, new.practitioner_id) is distinct from ('confirmed', old.practitioner_id) then
    perform app.refresh_openings(old.practitioner_id);
  end if;
  if tg_op <> 'DELETE' and new.status = 'held' and new.held_until > now() then
    perform app.refresh_openings(new.practitioner_id);
  end if;
  return null;
end
$$;
create or replace trigger openings_follow_holds
  after insert or delete or update of status, starts_at, practitioner_id, held_until on public.appointments
  for each row execute function app.openings_follow_holds();

-- The offers of a withdrawn slot are deleted by the foreign key.
create or replace function app.openings_follow_slots() returns trigger language plpgsql
  security definer set search_path = ''
as $$
begin
  perform app.refresh_openings(old.practitioner_id);
  return null;
end
$$;
create or replace trigger openings_follow_slots after delete on public.slots
  for each row execute function app.openings_follow_slots();

-- Profile fields shown in the directory, of the practitioner and of their supervisor. Ordered, to avoid a deadlock.
create or replace function app.openings_follow_profile() returns trigger language plpgsql
  security definer set search_path = ''
as $$
declare
  student uuid;
begin
  perform app.refresh_openings(new.id);
  if (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name) then
    for student in select p.id from public.profiles p where p.supervisor_id = new.id order by p.id loop
      perform app.refresh_openings(student);
    end loop;
  end if;
  return null;
end
$$;
create or replace trigger openings_follow_profile
  after update of first_name, last_name, university, study_year, specialization, specialties, languages, bio, avatar_path, slug
  on public.profiles
  for each row when (
    new.user_type in ('student', 'therapist')
    and (old.first_name, old.last_name, old.university, old.study_year, old.specialization, old.specialties, old.languages,
        old.bio, old.avatar_path, old.slug)
      is distinct from (new.first_name, new.last_name, new.university, new.study_year, new.specialization, new.specialties,
        new.languages, new.bio, new.avatar_path, new.slug)
  )
  execute function app.openings_follow_profile();

-- Refreshes one batch of openings that are out of date because time has passed; returns how many.
create or replace function app.refresh_due_openings(batch integer) returns integer language plpgsql
  security definer set search_path = ''
as $$
declare
  practitioner uuid;
  refreshed integer := 0;
begin
  for practitioner in
    select c.practitioner_id from app.calendars c where c.openings_due_at <= now()
    order by c.practitioner_id limit batch for update skip locked
  loop
    perform app.refresh_openings(practitioner);
    refreshed := refreshed + 1;
  end loop;
  return refreshed;
end
$$;
