-- Deletes every row about a person that no foreign key cascades to. A trigger, so that
-- every way of deleting an account runs it.
create or replace function app.erase_person() returns trigger language plpgsql security definer set search_path = ''
as $$
declare
  pair record;
  requests text[];
begin
  perform app.hold_for_law(old.id);

  -- Consultation files belong to the patients: archive them without the practitioner.
  for pair in
    select distinct a.patient_id from public.appointments a
    where a.practitioner_id = old.id and a.patient_id is not null and a.booked_at is not null
    union select t.patient_id from public.threads t where t.practitioner_id = old.id
  loop
    perform app.archive_pair(pair.patient_id, old.id, coalesce(app.last_contact(pair.patient_id, old.id), now()), now());
  end loop;
  update app.health_archive set practitioner_id = null where practitioner_id = old.id;

  -- An account deleted for inactivity keeps its consultation files in the archive until their own retention period ends.
  if current_setting('app.keeps_archive', true) = 'on' then
    for pair in
      select distinct a.practitioner_id from public.appointments a where a.patient_id = old.id and a.booked_at is not null
    loop
      perform app.archive_pair(old.id, pair.practitioner_id, coalesce(app.last_contact(old.id, pair.practitioner_id), now()), now());
    end loop;
  else
    delete from app.health_archive where patient_id = old.id;
    delete from app.archive_openings where patient_id = old.id;
    delete from app.archive_addresses where patient_id = old.id;
  end if;

  -- Rows that others wrote about the person are deleted here; rows the person wrote cascade from their owner.
  delete from public.consultation_notes t using public.appointments a where a.id = t.appointment_id and a.patient_id = old.id;
  delete from public.personal_notes t using public.appointments a where a.id = t.appointment_id and a.patient_id = old.id;
  delete from public.supervision_alerts t using public.appointments a where a.id = t.appointment_id and a.patient_id = old.id;
  delete from public.supervision_calls t using public.appointments a where a.id = t.appointment_id and a.patient_id = old.id;
  delete from public.identity_openings t using public.appointments a where a.id = t.appointment_id and a.patient_id = old.id;
  delete from app.room_invitations t using public.appointments a where a.id = t.appointment_id and a.patient_id = old.id;
  -- Presence reports sent by their browser during a video call.
  update app.room_stays t set presence = null, presence_ref = null from public.appointments a
    where a.id = t.appointment_id and old.id in (a.patient_id, a.practitioner_id);
  update public.appointments set topic = null, pseudonym = null, appearance = 'first_name' where patient_id = old.id;

  -- Rows linked to the person by email address or phone number only. An unconfirmed address may belong to somebody else
  -- who is signing up.
  if old.email_confirmed_at is not null then
    delete from public.newsletter_subscriptions where lower(email) = lower(old.email);
    delete from public.contact_messages where lower(email) = lower(old.email);
    delete from auth.registrations where lower(email) = lower(old.email);
    delete from auth.code_requests where lower(email) = lower(old.email);
    delete from app.outgoing_mails where lower(recipient) = lower(old.email) or lower(reply_to) = lower(old.email);
    delete from app.mailbox where lower(recipient) = lower(old.email) or lower(reply_to) = lower(old.email);
  end if;
  if old.phone_confirmed_at is not null then
    delete from auth.code_requests where phone = old.phone;
    delete from app.outgoing_sms where recipient = old.phone;
    delete from app.mailbox where recipient = old.phone;
  end if;

  -- Stored idempotent answers reference their caller by id.
  delete from app.idempotent_answers where caller = old.id::text;

  -- Free text written by administrators about the person. The act and its request stay in the audit log, without the text.
  select coalesce(array_agg(r.id::text), '{}') into requests from app.act_requests r
    where strpos(r.input::text, old.id::text) > 0 or old.email_confirmed_at is not null and strpos(lower(r.input::text), lower(old.email)) > 0
      -- The reason that was given for opening a reporter's identity is about the reporter.
      or r.act = 'open-reporter-identity' and r.input ->> 'reportId' in (select t.id::text from public.reports t where t.reporter_id = old.id);
  update app.act_requests r set input = '{}', reason = 'Effacé avec le compte',
      sentence = case r.act when 'erase-person' then r.sentence else 'Demande au sujet d’un compte effacé' end
    where r.id::text = any(requests);
  perform app.forget_audit_words(old.id::text || requests);

  if old.email_confirmed_at is not null or old.phone_confirmed_at is not null then
    insert into app.erasures (subject_hash, keeps_archive)
    values (sha256(convert_to(old.id::text, 'UTF8')), current_setting('app.keeps_archive', true) is not distinct from 'on')
    on conflict do nothing;
  end if;
  return old;
end
$$;

create or replace trigger erase_person before delete on auth.users for each row execute function app.erase_person();
