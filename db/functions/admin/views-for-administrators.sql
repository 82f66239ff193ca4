-- Students with their newest proof and the decision on it.
-- reads: authenticated
create or replace view public.admin_verifications with (security_barrier = true) as
select p.id as student_id, btrim(p.first_name || ' ' || p.last_name) as name, p.university, p.study_year,
  p.specialization, u.email_confirmed_at is not null as is_email_verified, p.supervisor_id, p.status_valid_until,
  p.validated_at is not null as was_accepted_before,
  proof.id as object_id, proof.mimetype, proof.size::int as size, proof.created_at as received_at,
  review.id as review_id, review.reason, review.reviewed_at, review.reviewer_name, opening.opened_by,
  case
    when p.suspended_at is not null then 'suspended'
    when proof.id is not null and (review.reviewed_at is null or review.reviewed_at < proof.created_at) then 'waiting'
    when review.decision = 'complement' then 'complement'
    when review.decision = 'refused' then 'refused'
    when p.validated_at is null then 'without_proof'
    when coalesce(p.status_valid_until, '-infinity') < app.today() + 31 then 'renewal'
    else 'accepted'
  end as state
from public.profiles p
join auth.users u on u.id = p.id
left join lateral (
  select o.id, o.mimetype, o.size, o.created_at from storage.objects o
  where o.bucket_id = 'proofs' and o.owner = p.id order by o.created_at desc limit 1
) as proof on true
left join lateral (
  select r.id, r.decision, r.reason, r.reviewed_at, btrim(a.first_name || ' ' || a.last_name) as reviewer_name
  from app.proof_reviews r left join public.profiles a on a.id = r.reviewer_id
  where r.student_id = p.id and r.undone_at is null order by r.reviewed_at desc limit 1
) as review on true
left join lateral (
  select btrim(a.first_name || ' ' || a.last_name) as opened_by
  from app.audit_log l left join public.profiles a on a.id = l.actor_id
  where l.act = 'open-proof' and l.subject = p.id::text order by l.n desc limit 1
) as opening on true
where p.user_type = 'student' and (select app.operates());

comment on view public.admin_verifications is 'nullable: university, study_year, specialization, supervisor_id, status_valid_until, object_id, mimetype, size, received_at, review_id, reason, reviewed_at, reviewer_name, opened_by
study_year: profiles.study_year
specialization: profiles.specialization
state: waiting | complement | refused | renewal | accepted | suspended | without_proof';

-- Psychologists with the number of students each supervises.
-- reads: authenticated
create or replace view public.admin_supervisors with (security_barrier = true) as
select p.id as supervisor_id, btrim(p.first_name || ' ' || p.last_name) as name, p.practising_since, p.is_referent,
  p.verified_at is not null as is_verified, p.suspended_at is not null as is_suspended,
  (select count(*)::int from public.profiles s where s.supervisor_id = p.id) as students,
  (select count(*)::int from public.consultation_notes n join public.profiles s on s.id = n.author_id
    where s.supervisor_id = p.id and n.state = 'ready') as notes_waiting,
  (select round(extract(epoch from percentile_cont(0.5) within group (order by r.reviewed_at - r.submitted_at)) / 3600)::int
    from public.note_reviews r where r.reviewer_id = p.id and r.reviewed_at > now() - interval '90 days') as median_review_hours
from public.profiles p
where p.user_type = 'therapist' and (select app.operates());

comment on view public.admin_supervisors is 'nullable: practising_since, median_review_hours';

-- Students whose proof was accepted, with their current and previous supervisors.
-- reads: authenticated
create or replace view public.admin_students with (security_barrier = true) as
select p.id as student_id, btrim(p.first_name || ' ' || p.last_name) as name, p.university, p.study_year, p.supervisor_id,
  btrim(s.first_name || ' ' || s.last_name) as supervisor_name, app.sees_patients(p.id) as sees_patients,
  coalesce((
    select jsonb_agg(jsonb_build_object('name', h.supervisor_name, 'from', h.began_at, 'until', h.ended_at) order by h.began_at desc)
    from app.supervisions h where h.student_id = p.id
  ), '[]') as history
from public.profiles p left join public.profiles s on s.id = p.supervisor_id
where p.user_type = 'student' and p.validated_at is not null and (select app.operates());

comment on view public.admin_students is 'nullable: university, study_year, supervisor_id, supervisor_name
study_year: profiles.study_year';

-- reads: authenticated
create or replace view public.admin_act_requests with (security_barrier = true) as
select r.id, r.act, r.sentence, r.reason, r.requested_by, coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), (select u.email from auth.users u where u.id = a.id)) as requested_by_name,
  r.requested_at, r.expires_at, coalesce(nullif(btrim(d.first_name || ' ' || d.last_name), ''), (select u.email from auth.users u where u.id = d.id)) as decided_by_name, r.decided_at,
  case when r.decision is null and r.expires_at <= now() then 'expired' else r.decision end as decision,
  -- Without a second administrator, then and now, a request is carried out after its delay (server/jobs/expire-act-requests.ts).
  r.was_sole and not exists (
    select from auth.users u where u.raw_app_meta_data ->> 'user_type' = 'admin' and u.id is distinct from r.requested_by
      and coalesce(u.banned_until <= now(), true)) as runs_alone,
  r.input ->> 'personId' as person_id
from app.act_requests r
left join public.profiles a on a.id = r.requested_by
left join public.profiles d on d.id = r.decided_by
where (select app.operates());

comment on view public.admin_act_requests is 'nullable: requested_by, requested_by_name, decided_by_name, decided_at, decision, person_id
act: invite-psychologist | unmake-psychologist | make-referent | unmake-referent | invite-administrator | unmake-administrator | lift-suspension | reset-second-factor | erase-person | open-archive | refund-payment | record-payouts | send-newsletter | suspend-with-approval | suspend-after-report | open-reporter-identity
decision: approved | refused | expired | waited';

-- Ordered, and without joins: nobody can order a barrier view from outside, so a page would read and join every entry.
-- reads: authenticated
create or replace view public.admin_audit with (security_barrier = true) as
select l.n, l.occurred_at, l.actor_id,
  (select coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), (select u.email from auth.users u where u.id = a.id))
    from public.profiles a where a.id = l.actor_id) as actor_name, l.act, l.subject,
  (select d.detail from app.audit_details d where d.n = l.n) as detail, encode(l.hash, 'hex') as hash,
  -- Person the entry is about, where known: an act that needs two people names them in its request.
  coalesce((select r.input ->> 'personId' from app.act_requests r where r.id::text = l.subject), l.subject) as about
from app.audit_log l
-- A view of one table alone could be written to, if somebody granted it.
cross join (values (true)) as read_only
where (select app.operates())
order by l.n desc;

comment on view public.admin_audit is 'nullable: actor_id, actor_name, subject, detail, about';

-- Pending work and four figures of the last week: one row for an administrator, none for anybody else.
-- reads: authenticated
create or replace view public.admin_overview with (security_barrier = true) as
select waiting.proofs, waiting.oldest_proof_name, waiting.oldest_proof_at, requests.open_requests, requests.nearest_expiry,
  orphans.students_without_supervisor, orphans.name_without_supervisor,
  week.sign_ups, week.sign_ups_before, week.bookings, week.bookings_before, week.refunds, week.refund_cents,
  sealed.sealed_until, inbox.messages, inbox.messages_in_danger, reported.reports, reported.nearest_answer,
  filled.offered_minutes, filled.booked_minutes, breached.breaches, breached.tell_authority_by
from (values (1)) as always
cross join lateral (
  select count(*)::int as proofs, min(v.received_at) as oldest_proof_at,
    (array_agg(v.name order by v.received_at))[1] as oldest_proof_name
  -- Only those who sent a proof since they were last answered: the whole list looks at every student.
  from (
    select distinct o.owner as student_id from storage.objects o
    where o.bucket_id = 'proofs' and not exists (
      select from app.proof_reviews r
      where r.student_id = o.owner and r.undone_at is null and r.reviewed_at >= o.created_at)
  ) as sent
  cross join lateral (
    select s.name, s.received_at from public.admin_verifications s
    where s.student_id = sent.student_id and s.state = 'waiting'
    -- Looked up one by one: joined, the view would be computed for every student.
    offset 0
  ) as v
) as waiting
cross join lateral (
  select count(*)::int as open_requests, min(r.expires_at) as nearest_expiry
  from app.act_requests r where r.decision is null and r.expires_at > now()
) as requests
cross join lateral (
  select count(*)::int as students_without_supervisor,
    min(app.public_name(p.first_name, p.last_name)) as name_without_supervisor
  from public.profiles p
  where p.user_type = 'student' and p.validated_at is not null and p.supervisor_id is null and p.suspended_at is null
) as orphans
cross join lateral (
  -- Today and the six days before, then the seven before those. A day that was counted at night is not counted again.
  select sum(d.sign_ups) filter (where d.is_recent)::int as sign_ups,
    sum(d.sign_ups) filter (where not d.is_recent)::int as sign_ups_before,
    sum(d.bookings) filter (where d.is_recent)::int as bookings,
    sum(d.bookings) filter (where not d.is_recent)::int as bookings_before,
    sum(d.refunds) filter (where d.is_recent)::int as refunds,
    sum(d.refund_cents) filter (where d.is_recent)::int as refund_cents
  from (
    select age < 7 as is_recent,
      coalesce(f.sign_ups, (select count(*) from auth.users u where u.created_at >= since and u.created_at < until)) as sign_ups,
      coalesce(f.bookings,
        (select count(*) from public.appointments a where a.booked_at >= since and a.booked_at < until)) as bookings,
      coalesce(f.refunds, refunded.times) as refunds, coalesce(f.refund_cents, refunded.cents) as refund_cents
    from generate_series(0, 13) as age
    cross join lateral (values (app.today() - age)) as days (day)
    cross join lateral (
      values (day::timestamp at time zone 'Europe/Paris', (day + 1)::timestamp at time zone 'Europe/Paris')
    ) as span (since, until)
    left join app.daily_figures f on f.day = days.day
    left join lateral (
      select count(*) as times, coalesce(sum(r.amount), 0) as cents
      from app.refunds r join public.payments p on p.id = r.payment_id and not p.is_test
      where f.day is null and r.created_at >= since and r.created_at < until
    ) as refunded on true
  ) as d
) as week
cross join lateral (select coalesce(max(s.n), 0)::int as sealed_until from app.audit_seals s) as sealed
cross join lateral (
  select count(*)::int as messages, count(*) filter (where m.is_danger)::int as messages_in_danger
  from public.contact_messages m where m.state <> 'answered'
) as inbox
cross join lateral (
  select count(*)::int as reports, min(r.answer_due_at) as nearest_answer from public.reports r where r.state <> 'answered'
) as reported
cross join lateral (
  -- The last seven whole days, from the nightly figures.
  select coalesce(sum(f.offered_minutes), 0)::int as offered_minutes, coalesce(sum(f.booked_minutes), 0)::int as booked_minutes
  from app.daily_figures f where f.day >= app.today() - 7
) as filled
cross join lateral (
  select count(*)::int as breaches, min(i.noticed_at) + interval '72 hours' as tell_authority_by
  from app.incidents i where i.kind = 'breach' and i.authority_told_at is null and i.closed_at is null
) as breached
where (select app.operates());

comment on view public.admin_overview is 'nullable: tell_authority_by, oldest_proof_name, oldest_proof_at, nearest_expiry, name_without_supervisor, nearest_answer';
