-- Moves the consultation file of a patient and a practitioner into app.health_archive. Columns that identify people are
-- left out of the content: the archive has its own owner columns.
create or replace function app.archive_pair(patient uuid, practitioner uuid, last_contact timestamptz, archived timestamptz)
  returns void language plpgsql security definer set search_path = ''
as $$
declare
  theirs uuid[] := array(select a.id from public.appointments a
    where a.patient_id = patient and a.practitioner_id is not distinct from practitioner and a.booked_at is not null);
  their_threads uuid[] := array(select t.id from public.threads t
    where t.patient_id = patient and t.practitioner_id is not distinct from practitioner);
begin
  -- Waits for whoever is writing about one of them: the statement below then sees what they wrote.
  perform from public.appointments a where a.id = any(theirs) for update;
  with letters as (delete from public.letters t where t.appointment_id = any(theirs) returning t.*),
    amendments as (delete from public.note_amendments t where t.appointment_id = any(theirs) returning t.*),
    reviews as (delete from public.note_reviews t where t.appointment_id = any(theirs) returning t.*),
    notes as (delete from public.consultation_notes t where t.appointment_id = any(theirs) returning t.*),
    summaries as (delete from public.consultation_summaries t where t.appointment_id = any(theirs) returning t.*),
    -- The patient's own notes stay with the patient.
    own_notes as (delete from public.personal_notes t
      where t.appointment_id = any(theirs) and t.owner_id <> patient returning t.*),
    replies as (delete from public.rating_replies t using public.consultation_ratings r
      where r.id = t.rating_id and r.appointment_id = any(theirs) returning t.*),
    -- An open report stays until it is answered.
    answered as (delete from public.reports t
      where t.reporter_id = patient and t.practitioner_id is not distinct from practitioner and t.state = 'answered' returning t.*),
    calls as (delete from public.supervision_calls t where t.appointment_id = any(theirs) returning t.*),
    openings as (delete from public.identity_openings t where t.appointment_id = any(theirs) returning t.*),
    messages as (delete from public.thread_messages t where t.thread_id = any(their_threads) returning t.*),
    moved (source, content) as (
      select 'public.appointments', jsonb_build_object('appointment_id', a.id, 'starts_at', a.starts_at, 'topic', a.topic)
        from public.appointments a where a.id = any(theirs) and a.topic is not null
      union all select 'public.consultation_ratings', jsonb_build_object('appointment_id', r.appointment_id, 'comment', r.comment)
        from public.consultation_ratings r where r.appointment_id = any(theirs) and r.comment is not null
      union all select 'public.letters', to_jsonb(t) - '{patient_id,practitioner_id}'::text[] from letters t
      union all select 'public.consultation_notes', to_jsonb(t) - '{author_id,signed_by}'::text[] from notes t
      union all select 'public.note_amendments', to_jsonb(t) - '{author_id,signed_by}'::text[] from amendments t
      union all select 'public.note_reviews', to_jsonb(t) - '{author_id,reviewer_id}'::text[] from reviews t
      union all select 'public.consultation_summaries', to_jsonb(t) - '{patient_id,author_id}'::text[] from summaries t
      union all select 'public.personal_notes', to_jsonb(t) - '{owner_id}'::text[] from own_notes t
      union all select 'public.rating_replies', to_jsonb(t) - '{author_id,moderated_by}'::text[] from replies t
      union all select 'public.reports', to_jsonb(t) - '{reporter_id,practitioner_id,practitioner_name,referent_id}'::text[] from answered t
      union all select 'public.supervision_calls', to_jsonb(t) - '{student_id,supervisor_id}'::text[] from calls t
      union all select 'public.identity_openings', to_jsonb(t) - '{practitioner_id,supervisor_id}'::text[] from openings t
      union all select 'public.thread_messages', to_jsonb(t) from messages t)
  insert into app.health_archive (patient_id, practitioner_id, source, content, last_contact_at, archived_at)
    select patient, practitioner, source, content, last_contact, archived from moved;
  update public.appointments set topic = null, archived_at = archived where id = any(theirs);
  update public.consultation_ratings set comment = null, comment_state = null, withheld_reason = null
    where appointment_id = any(theirs) and comment is not null;
  delete from public.threads where id = any(their_threads);

  update app.health_archive set last_contact_at = last_contact
    where patient_id = patient and practitioner_id is not distinct from practitioner and last_contact_at < last_contact;
end
$$;

-- Date of the last contact between the two: latest appointment (past or planned) or message.
create or replace function app.last_contact(patient uuid, practitioner uuid) returns timestamptz
  language sql stable set search_path = ''
as $$
  select greatest(
    (select max(a.ends_at) from public.appointments a
      where a.patient_id = patient and a.practitioner_id is not distinct from practitioner and a.booked_at is not null),
    (select max(coalesce(t.last_message_at, t.created_at)) from public.threads t
      where t.patient_id = patient and t.practitioner_id is not distinct from practitioner))
$$;
