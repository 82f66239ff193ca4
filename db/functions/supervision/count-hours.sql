-- Counts an event once in a student's internship hours (idempotent). Ignores psychologists, who count no hours. `event`
-- is the id of the appointment or meeting; only its hash is stored.
create or replace function app.count_hours(student uuid, hours_kind text, at timestamptz, minutes integer, event uuid) returns void
  language sql security definer set search_path = ''
as $$
  insert into public.stage_hours (student_id, kind, day, minutes, source, state, counted_for)
  select p.id, hours_kind, (at at time zone 'Europe/Paris')::date, minutes, 'platform', 'confirmed', sha256(event::text::bytea)
  from public.profiles p where p.id = student and p.user_type = 'student'
  on conflict on constraint stage_hours_counted_once do nothing
$$;

create or replace function app.uncount_hours(hours_kind text, event uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.stage_hours where kind = hours_kind and counted_for = sha256(event::text::bytea)
$$;

-- 45 minutes for a consultation whose outcome is held; removed when the outcome changes. The numbers are those of
-- domain/constants.ts; a test compares.
create or replace function app.count_session_hours() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  if new.verdict = 'held' then
    perform app.count_hours(a.practitioner_id, 'session', a.starts_at, 45, a.id)
    from public.appointments a where a.id = new.appointment_id;
  else
    perform app.uncount_hours('session', new.appointment_id);
  end if;
  return null;
end
$$;
create or replace trigger count_session_hours after insert or update of verdict on public.consultation_outcomes
  for each row execute function app.count_session_hours();

-- 15 minutes for a note that the supervisor has signed.
create or replace function app.count_note_hours() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  perform app.count_hours(new.author_id, 'note', new.signed_at, 15, new.appointment_id);
  return null;
end
$$;
create or replace trigger count_note_hours after insert or update of state on public.consultation_notes
  for each row when (new.state = 'signed') execute function app.count_note_hours();
