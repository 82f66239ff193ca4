-- Alerts as their readers see them: the student's supervisor; referents once notified or when there is no supervisor;
-- the student for alerts they raised. Contact details of the student, nothing about the patient.
-- reads: authenticated
create or replace view public.my_alerts with (security_barrier = true) as
select alert.id, alert.my_side, alert.kind, alert.student_id,
  app.public_name(student.first_name, student.last_name) as student_name, account.email as student_email,
  case when alert.kind = 'crisis' then
    coalesce(case when account.phone_confirmed_at is not null then nullif(account.phone, '') end, student.telephone)
  end as student_phone,
  alert.appointment_id, a.starts_at, a.ends_at, alert.raised_at, alert.seen_at, alert.seen_by_name, alert.referents_told_at,
  alert.closed_at, alert.handled_at, alert.handled_by_name
from (
  select p.id, p.user_type = 'therapist' and app.practises(p.id) as supervises, p.is_referent
  from public.profiles p where p.id = (select auth.uid())
) as me
cross join lateral (
  select flagged.*, 'student' as my_side from public.supervision_alerts flagged
  where flagged.student_id = me.id and flagged.kind = 'crisis'
  union all
  select mine.*, 'supervisor' as my_side
  from public.profiles s join public.supervision_alerts mine on mine.student_id = s.id
  where me.supervises and s.supervisor_id = me.id and s.id <> me.id
  union all
  select passed_on.*, 'referent' as my_side
  from public.supervision_alerts passed_on join public.profiles s on s.id = passed_on.student_id
  where me.supervises and me.is_referent and passed_on.closed_at is null
    and s.id <> me.id and s.supervisor_id is distinct from me.id
    and (passed_on.referents_told_at is not null or s.supervisor_id is null or passed_on.kind = 'report')
) as alert
join public.profiles student on student.id = alert.student_id
join auth.users account on account.id = alert.student_id
left join public.appointments a on a.id = alert.appointment_id;

comment on view public.my_alerts is 'nullable: student_email, student_phone, appointment_id, starts_at, ends_at, seen_at, seen_by_name, referents_told_at, closed_at, handled_at, handled_by_name
my_side: supervisor | referent | student
kind: supervision_alerts.kind';

-- Messages of a student and their psychologists on the alerts that the reader sees.
-- reads: authenticated
create or replace view public.my_alert_messages with (security_barrier = true) as
select message.id, message.alert_id, message.author_id = (select auth.uid()) as is_mine,
  case author.user_type when 'student' then app.public_name(author.first_name, author.last_name)
    else app.full_name(author.first_name, author.last_name) end as author_name,
  message.body, message.sent_at
from public.my_alerts alert
join public.alert_messages message on message.alert_id = alert.id
join public.profiles author on author.id = message.author_id;

comment on view public.my_alert_messages is 'nullable:';
